import { type MiddlewareFunction, redirect } from 'react-router'
import { settings } from '#infra/settings.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { actorContext, answerHeadersContext, arrivalContext, localeContext } from './contexts.ts'
import { clearedCookies, hasSessionCookie, sessionCookieName } from './session-cookie.ts'

/** The first middleware of every page: who asks and in which language. Asked once a request. */
export const meetVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const first = new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')
  const locale = localeOf(first)
  context.set(localeContext, locale)
  if (isDisabled(request, settings().disabledPages)) throw redirect(inLocale('/error404', locale))
  const actor = await context.get(arrivalContext).readActor()
  context.set(actorContext, actor)
  const answer = await next()
  // Files and data know of them by no other way.
  for (const [name, value] of context.get(answerHeadersContext)) answer.headers.set(name, value)
  if (actor.kind === 'visitor') forgetDeadSession(request, answer)
  return answer
}

/**
 * Whether an operator has switched off this page or one above it. The router reads addresses without regard to case,
 * escapes and doubled slashes, so this does too.
 */
function isDisabled(request: Request, disabled: readonly string[]): boolean {
  if (disabled.length === 0) return false
  const path = `/${decoded(new URL(request.url).pathname)
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`.replace(/^\/en(?=\/|$)/, '')
  return disabled.some((page) => path === page || path.startsWith(`${page}/`))
}

/** A cookie whose session is over goes, with its hints, unless this very answer brings a new session. */
function forgetDeadSession(request: Request, answer: Response): void {
  if (!hasSessionCookie(request.headers.get('cookie'))) return
  const name = sessionCookieName()
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) return
  for (const cookie of clearedCookies().getSetCookie()) answer.headers.append('Set-Cookie', cookie)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
