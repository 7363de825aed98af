import { askLinkInput } from '#domain/account/password/password-input.ts'
import { answerSecurityQuestion } from '#domain/account/recovery/answer-security-question.server.ts'
import { linkTokenInput, securityAnswerInput } from '#domain/account/recovery/recovery-input.ts'
import { askFactorReset, startReset } from '#domain/account/recovery/start-reset.server.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'

/** What the page of a lost authenticator does: ask for the link, reset by it, answer the security question. */
export async function actOnForgotTotp(
  { actor, locale, address, device, request, go }: Visit,
  form: FormData,
): Promise<Response> {
  switch (form.get('intent')) {
    case 'reset':
      await startReset(actor, parseForm(linkTokenInput, form).token)
      return go('/verify/forgot-totp?held=1')
    case 'answer': {
      const { answer } = parseForm(securityAnswerInput, form)
      const ticket = preAuthTokenOfCookies(request.headers.get('cookie'))
      await answerSecurityQuestion(actor, ticket, answer, { address, device })
      return go('/verify/forgot-totp?answered=1')
    }
    case 'ask':
      await askFactorReset(actor, parseForm(askLinkInput, form).identifier, locale)
      return go('/verify/forgot-totp?asked=1')
    default:
      return refuse('invalid_input')
  }
}
