import { redirect } from 'react-router'
import { waysOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { finishSignIn } from '#domain/account/session/finish-sign-in.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { finishSignInInput, signInInput } from '#domain/account/session/sign-in-input.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import type { SignedIn } from '#domain/account/session/signed-in.server.ts'
import { refuse } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { clearedPreAuthCookie, preAuthCookie, preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'
import { sessionCookies } from '#web/http/session-cookie.ts'

/** Which step the page shows: null is the first one. A second step without a good ticket leads back to the first. */
export async function stepOf(visit: Visit) {
  if (visit.url.searchParams.get('step') !== 'factor') return { ways: null }
  const ways = await waysOfPreAuth(ticketOf(visit))
  if (!ways) throw visit.go(addressOf(visit, null))
  return { ways }
}

/** Both steps of signing in. */
export async function actOnSignIn(visit: Visit, form: FormData) {
  const { address, device } = visit
  switch (form.get('intent')) {
    case 'finish': {
      const ticket = ticketOf(visit) ?? refuse('wrong_credentials', 'ticket_spent')
      const { factorCode: code, passkey } = parseForm(finishSignInInput, form)
      return letIn(visit, await finishSignIn(ticket, { code, passkey }, { address, device }))
    }
    default: {
      const answer = await signIn(parseForm(signInInput, form), { address, device })
      if (!('ticket' in answer)) return letIn(visit, answer)
      return visit.go(addressOf(visit, 'factor'), { headers: { 'Set-Cookie': preAuthCookie(answer.ticket) } })
    }
  }
}

/** A session never outlives the next sign-in of the same browser. */
async function letIn({ actor, url, locale }: Visit, answer: SignedIn): Promise<Response> {
  await signOut(actor)
  const headers = sessionCookies(answer.token, answer.person, answer.companyName)
  headers.append('Set-Cookie', clearedPreAuthCookie())
  return redirect(pathAfterSignIn(url.searchParams.get('next'), answer.person.role, locale), { headers })
}

function ticketOf({ request }: Visit): string | null {
  return preAuthTokenOfCookies(request.headers.get('cookie'))
}

/** This page at a step, with the page the visitor wanted to go to. */
function addressOf({ request, url }: Visit, step: 'factor' | null): string {
  const search = new URLSearchParams(step ? { step } : {})
  const next = url.searchParams.get('next')
  if (next) search.set('next', next)
  return search.size > 0 ? `${pathOf(request)}?${search}` : pathOf(request)
}
