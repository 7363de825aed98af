import { type MiddlewareFunction, redirect } from 'react-router'
import { homeOf, type Person, type Role } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { actorContext, localeContext } from './contexts.ts'
import { isSameOrigin } from './origin.ts'
import { clearedCookies } from './session-cookie.ts'

/**
 * The guard of an area: only `roles` pass. Visitors go to the sign-in page, except on the area's root, which shows them
 * the public page. Another role is signed out as the specification says, but only when the click came from our own pages.
 */
export function corridor(
  root: string,
  roles: readonly Role[],
  signIn = '/sign-in',
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const actor = context.get(actorContext)
    const locale = context.get(localeContext)
    if (actor.kind === 'person' && roles.includes(actor.role)) return next()
    const path = pathOf(request)
    if (actor.kind !== 'person') {
      if (path === root && root !== '/incident') return next()
      throw redirect(`${inLocale(signIn, locale)}?next=${encodeURIComponent(inLocale(path, locale))}`)
    }
    if (!isSameOrigin(request)) throw redirect(inLocale('/error403', locale))
    await endOwnSession(actor)
    throw redirect(inLocale(signIn, locale), { headers: clearedCookies() })
  }
}

/**
 * Sign-in pages bounce people who are signed in already to their home. On the page of incident responders another role
 * is signed out as the specification says, but only when the click came from our own pages.
 */
export const bounceSignedIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext)
  if (actor.kind !== 'person' || request.method !== 'GET') return next()
  const locale = context.get(localeContext)
  if (pathOf(request) === incidentSignIn && actor.role !== 'incident') {
    if (!isSameOrigin(request)) throw redirect(inLocale('/error403', locale))
    await endOwnSession(actor)
    throw redirect(inLocale(incidentSignIn, locale), { headers: clearedCookies() })
  }
  throw redirect(inLocale(homeOf[actor.role], locale))
}

const incidentSignIn = '/incident/sign-in'

async function endOwnSession(actor: Person): Promise<void> {
  const { endSession } = await import('#domain/account/session/end-session.server.ts')
  await endSession(actor, actor.sessionId)
}

/** Path of a page without its language prefix and without React Router's `.data` ending. */
export function pathOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/^\/en(?=\/|$)/, '')
  return path === '' || path === '/_root' ? '/' : path.replace(/(.)\/$/, '$1')
}
