import { redirect } from 'react-router'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import type { SignedIn } from '#domain/account/session/signed-in.server.ts'
import { homeOf, type Role } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { clearedPreAuthCookie } from '#web/http/pre-auth-cookie.ts'
import { sessionCookies } from '#web/http/session-cookie.ts'

/** Hands the browser its session and leads to a page. A session never outlives the next sign-in of the same browser. */
export async function letIn({ actor }: Visit, answer: SignedIn, path: string): Promise<Response> {
  await signOut(actor)
  const headers = sessionCookies(answer.token, answer.person, answer.companyName)
  headers.append('Set-Cookie', clearedPreAuthCookie())
  return redirect(path, { headers })
}

/**
 * Signs in who has just signed up. The password is checked as at every sign-in, so a form that is sent again later opens
 * nothing that the sign-in page would not; where that refuses, the person signs in there.
 */
export async function letInNew(
  visit: Visit,
  role: Role,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const answer = await signIn({ identifier: email, password }, visit).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (!answer || 'ticket' in answer) return visit.go('/sign-in?done=registered')
  return letIn(visit, answer, `${inLocale(homeOf[role], visit.locale)}?done=welcome`)
}
