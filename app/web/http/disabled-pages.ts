import { routerPath } from '@cakrawala/http/own-path'
import { settings } from '#infra/settings.ts'

/**
 * Whether an operator has switched off this page or one above it. The router reads addresses without regard to case,
 * escapes and doubled slashes, so this does too.
 */
export function isDisabled(pathname: string): boolean {
  const { disabledPages } = settings()
  if (disabledPages.length === 0) return false
  const path = routerPath(pathname).replace(/^\/en(?=\/|$)/, '')
  return disabledPages.some((page) => path === page || path.startsWith(`${page}/`))
}
