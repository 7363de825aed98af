import { type MiddlewareFunction, redirect } from 'react-router'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { takeWorkSlot } from '#web/http/admission/admit-request.ts'
import { actorContext, answerHeadersContext, arrivalContext, localeContext } from '../contexts.ts'
import { isDisabled } from '../disabled-pages.ts'
import { refusing } from '../refused-page.ts'
import { clearedCookies, hasSessionCookie, sessionCookieName } from '../session-cookie.ts'
import { busyPage } from './refuse-busy.ts'

/** The first middleware of every page: the actor and the language. Resolved once a request. */
export const meetVisitor: MiddlewareFunction<Response> = refusing(async ({ request, context }, next) => {
  const first = new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')
  const locale = localeOf(first)
  context.set(localeContext, locale)
  if (isDisabled(new URL(request.url).pathname)) throw redirect(inLocale('/error404', locale))
  const actor = await context.get(arrivalContext).readActor()
  context.set(actorContext, actor)
  const release = await takeWorkSlot().catch(() => null)
  if (!release) return busyPage(request)
  const answer = await next().finally(release)
  // Files and data know of them by no other way.
  for (const [name, value] of context.get(answerHeadersContext)) answer.headers.set(name, value)
  if (actor.kind === 'visitor') forgetDeadSession(request, answer)
  return answer
})

/** A cookie whose session is over goes, with its hints, unless this very answer brings a new session. */
function forgetDeadSession(request: Request, answer: Response): void {
  if (!hasSessionCookie(request.headers.get('cookie'))) return
  const name = sessionCookieName()
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) return
  for (const cookie of clearedCookies().getSetCookie()) answer.headers.append('Set-Cookie', cookie)
}
