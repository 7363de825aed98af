import { isOwnPath } from '@cakrawala/http/own-path'
import { homeOf, type Role } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/**
 * Where a sign-in leads: the page that asked for it when it is one this role may enter, else the role's home.
 * Only plain paths of ours pass; anything a browser might read as another site does not.
 */
export function pathAfterSignIn(next: string | null, role: Role, locale: Locale): string {
  const home = homeOf[role]
  if (next && isOwnPath(next)) {
    const [path = ''] = next.replace(/^\/en(?=\/|$)/, '').split('?')
    if (path === home || path.startsWith(`${home}/`) || /^\/programs(?:\/|$)/.test(path)) return next
  }
  return inLocale(home, locale)
}
