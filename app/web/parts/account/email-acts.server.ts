import { ownAccount } from '#domain/account/account-queries.server.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { askNewEmail, emailAwaitingCode } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { newEmailCodeInput, newEmailInput } from '#domain/company/email-change-input.ts'
import { isCompany } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What every page for a new e-mail address shows. */
export async function emailFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [{ email }, awaiting, company, proof] = await Promise.all([
    ownAccount(actor),
    emailAwaitingCode(actor),
    isCompany(actor) ? companyProfileSeenBy(actor) : null,
    proofAskedOf(actor),
  ])
  /** The domain people of a company stay on. */
  const domain = company?.emailDomain ?? null
  return { email, awaiting, domain, proof }
}

/** What it does: ask for a code to the new address, then move there. */
export async function actOnEmail({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  const here = pathOf(request)
  switch (form.get('intent')) {
    case 'ask_email':
      await askNewEmail(actor, parseForm(newEmailInput, form))
      return go(`${here}?done=code_sent`)
    case 'change_email':
      await changeEmail(actor, parseForm(newEmailCodeInput, form).code)
      return go(`${here}?done=email_changed`)
    default:
      return refuse('invalid_input')
  }
}
