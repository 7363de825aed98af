import { type MiddlewareFunction, redirect } from 'react-router'
import { homeOf, type Person, type Role, securityPageOf } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { actorContext, localeContext } from './contexts.ts'
import { isSameOrigin } from './origin.ts'
import { refusing } from './refused-page.ts'
import { clearedCookies, hasSessionCookie, tokenOfCookies } from './session-cookie.ts'

/**
 * The guard of an area: only `roles` pass. Visitors go to the sign-in page, except on the area's root, which
 * shows them the public page. People who owe a second factor go to their security page, whatever they ask
 * for. Another role is signed out as the specification requires, but only when the click came from our own
 * pages.
 */
export function layoutGuard(
  root: string,
  roles: readonly Role[],
  signIn = '/sign-in',
): MiddlewareFunction<Response> {
  return refusing(async ({ request, context }, next) => {
    const actor = context.get(actorContext)
    const locale = context.get(localeContext)
    const path = pathOf(request)
    if (actor.kind === 'person' && roles.includes(actor.role)) {
      const page = securityPageOf[actor.role]
      if (actor.factorOwed && path !== page) throw redirect(inLocale(page, locale))
      return next()
    }
    if (actor.kind !== 'person') {
      if (path === root && root !== '/incident') return next()
      const lost = await doneOfLostSession(request)
      const search = new URLSearchParams({ next: inLocale(path, locale), ...(lost ? { done: lost } : {}) })
      throw redirect(`${inLocale('/sign-in', locale)}?${search}`)
    }
    const own = isSameOrigin(request)
    await noteWrongArea(actor, request.method, root, own)
    if (!own) throw redirect(inLocale('/error403', locale))
    throw await signedOut(actor, inLocale(signIn, locale))
  })
}

/**
 * Sign-in pages bounce people who are signed in already to their home. On the page of incident responders
 * another role is signed out as the specification requires, but only when the click came from our own pages.
 */
export const bounceSignedIn: MiddlewareFunction<Response> = refusing(async ({ request, context }, next) => {
  const actor = context.get(actorContext)
  const locale = context.get(localeContext)
  if (request.method !== 'GET') return next()
  if (actor.kind !== 'person') {
    if (!isOnTheWayToIncidents(request)) return next()
    throw redirect(inLocale(incidentSignIn, locale) + new URL(request.url).search)
  }
  if (pathOf(request) === incidentSignIn && actor.role !== 'incident') {
    if (!isSameOrigin(request)) throw redirect(inLocale('/error403', locale))
    throw await signedOut(actor, inLocale(incidentSignIn, locale))
  }
  throw redirect(inLocale(homeOf[actor.role], locale))
})

const incidentSignIn = '/incident/sign-in'

/** The person who was sent to the general sign-in page from the incident area belongs to the one of the responders. */
function isOnTheWayToIncidents(request: Request): boolean {
  const next = new URL(request.url).searchParams.get('next') ?? ''
  return pathOf(request) === '/sign-in' && /^(?:\/en)?\/incident(?:[/?]|$)/.test(next)
}

async function noteWrongArea(actor: Person, method: string, root: string, own: boolean): Promise<void> {
  const { noteRefusal } = await import('#domain/event/note-refusal.server.ts')
  const code = own ? 'forbidden' : 'cross_site'
  noteRefusal(actor, { door: 'page', method, pattern: `${root}/*`, params: {}, code })
}

const doneOfLoss = {
  over: 'session_over',
  password: 'password_changed_elsewhere',
  moved: 'session_moved',
  closed: 'account_closed',
}

/** The message of the sign-in page to a person whose session has ended; null for visitors who had none. */
async function doneOfLostSession(request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie')
  if (!hasSessionCookie(cookies)) return null
  const token = tokenOfCookies(cookies)
  if (!token) return doneOfLoss.over
  const { whyLost } = await import('#domain/account/session/lost-session.server.ts')
  return doneOfLoss[await whyLost(token)]
}

/** Ends the session of a person in the wrong area; the sign-in page says why. */
async function signedOut(actor: Person, signIn: string): Promise<Response> {
  const { endSession } = await import('#domain/account/session-store/end-session.server.ts')
  await endSession(actor, actor.sessionId)
  return redirect(`${signIn}?done=wrong_role`, { headers: clearedCookies() })
}

/** Path of a page without its language prefix and without React Router's `.data` ending, which is `_.data` after a slash. */
export function pathOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/(?:\/_)?\.data$/, '').replace(/^\/en(?=\/|$)/, '')
  return path === '' ? '/' : path.replace(/(.)\/$/, '$1')
}
