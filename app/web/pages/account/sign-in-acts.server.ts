import { waysOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { finishSignIn } from '#domain/account/session/finish-sign-in.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { signInByPasskey } from '#domain/account/session/sign-in-by-passkey.server.ts'
import { finishSignInInput, passkeySignInInput, signInInput } from '#domain/account/session/sign-in-input.ts'
import type { SignedIn } from '#domain/account/session/signed-in.server.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import { localeOfCookies } from '#web/http/locale-cookie.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { preAuthCookie, preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'
import { letIn } from './let-in.server.ts'

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
      return enter(visit, await finishSignIn(ticket, { code, passkey }, { address, device }))
    }
    case 'passkey':
      return enter(
        visit,
        await signInByPasskey(parseForm(passkeySignInInput, form).passkey, { address, device }),
      )
    default: {
      const answer = await signIn(parseForm(signInInput, form), { address, device })
      if (!('ticket' in answer)) return enter(visit, answer)
      return visit.go(addressOf(visit, 'factor'), { headers: { 'Set-Cookie': preAuthCookie(answer.ticket) } })
    }
  }
}

function enter(visit: Visit, answer: SignedIn): Promise<Response> {
  const { role, locale } = answer.person
  const next = visit.url.searchParams.get('next')
  return letIn(visit, answer, pathAfterSignIn(next, role, localeAfter(visit, locale)))
}

/** The address without a language chooses none: the browser's choice counts, and without one the account's. */
function localeAfter({ locale, request }: Visit, own: Locale): Locale {
  return locale === defaultLocale ? (localeOfCookies(request.headers.get('cookie')) ?? own) : locale
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
