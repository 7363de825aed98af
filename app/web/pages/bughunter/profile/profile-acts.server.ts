import { overwriting } from '@cakrawala/page-parts/overwriting'
import { appealDenial } from '#domain/account/identity/appeal-denial.server.ts'
import { editPersonalData } from '#domain/account/identity/edit-personal-data.server.ts'
import { submitIdentity } from '#domain/account/identity/submit-identity.server.ts'
import {
  denialAppealInput,
  personalDataInput,
  phoneCodeInput,
  phoneInput,
  submitIdentityInput,
} from '#domain/account/identity/verification-input.ts'
import { sendPhoneCode, verifyPhone } from '#domain/account/identity/verify-phone.server.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What a bughunter does on the account page, by the intent of the form: parse, one use case, back with its word. */
export async function actOnProfile({ actor, go }: Visit, form: FormData): Promise<Response> {
  const done = (word: string) => go(`/bughunter/profile?done=${word}`)
  switch (form.get('intent')) {
    case 'save_personal':
      await editPersonalData(actor, parseForm(personalDataInput, overwriting(form, 'revision')))
      return done('saved')
    case 'send_phone_code':
      await sendPhoneCode(actor, parseForm(phoneInput, form).phone)
      return done('code_sent')
    case 'verify_phone':
      await verifyPhone(actor, parseForm(phoneCodeInput, form))
      return done('phone_verified')
    case 'submit_identity':
      await submitIdentity(actor, parseForm(submitIdentityInput, form))
      return done('identity_submitted')
    case 'appeal_denial':
      await appealDenial(actor, parseForm(denialAppealInput, form).appeal)
      return done('appeal_sent')
    default:
      return refuse('invalid_input')
  }
}
