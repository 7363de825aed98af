import type { IncomingMessage } from 'node:http'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { areaOf } from '#web/parts/area-of.ts'

/** What visitors ask for at an address that no route takes. */
export type AbsentAddress = { method: 'GET' | 'POST'; path: string }

/**
 * The address whose answer is the one of all addresses like this one: the answer depends on the language and the area of an
 * address, and repeats nothing of it.
 * @param pathname as sent, of an address that no route takes
 * @param deep more segments than any route has
 * @returns null where the answer depends on more
 */
export function absentAddress(
  { method, url = '' }: IncomingMessage,
  pathname: string,
  deep: number,
): AbsentAddress | null {
  const isData = pathname.endsWith('.data')
  // Data may be asked for some routes only, and a form to them is answered with the address in its words.
  if (isData && (method === 'POST' || url.includes('_routes'))) return null
  const locale = localeOf(pathname.split('/')[1])
  const rest = '/-'.repeat(deep)
  const path = inLocale(`${areaOf(pathname) ?? ''}${rest}`, locale)
  return { method: method === 'POST' ? 'POST' : 'GET', path: isData ? `${path}.data` : path }
}
