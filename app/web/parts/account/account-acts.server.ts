import { ownAccount } from '#domain/account/account-queries.server.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { changePasswordInput } from '#domain/account/password/password-input.ts'
import { appealInput } from '#domain/account/status/account-status-input.ts'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import { ownSanctions } from '#domain/account/status/own-account-status.server.ts'
import { askNewEmail, emailAwaitingCode } from '#domain/company/ask-new-email.server.ts'
import { changeEmail } from '#domain/company/change-email.server.ts'
import { newEmailCodeInput, newEmailInput } from '#domain/company/company-input.ts'
import { companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { isCompany, isPerson } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What a page that only changes the password shows. */
export async function passwordFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  return { username: actor.username, proof: await proofAskedOf(actor) }
}

/** Changes the password of the signed-in person and comes back to the page. */
export async function changeOwnPassword({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  await changePassword(actor, parseForm(changePasswordInput, form))
  return go(`${pathOf(request)}?done=password_changed`)
}

/** What the page about one's own account status shows. */
export async function accountStatusFacts({ actor }: Visit) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  return { sanctions: await ownSanctions(actor), suspended: actor.suspended }
}

/** The one act there: an objection. */
export async function actOnAccountStatus({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  const [intent, sanctionId = ''] = String(form.get('intent')).split(':')
  if (intent !== 'appeal') return refuse('invalid_input')
  await appealSanction(actor, sanctionId, parseForm(appealInput, form).text)
  return go(`${pathOf(request)}?done=appeal_sent`)
}

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
