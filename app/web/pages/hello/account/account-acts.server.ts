import { neededFile } from '#domain/account/account-fields.ts'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { removePictureInput } from '#domain/account/picture/picture-input.ts'
import { removePictureOf } from '#domain/account/picture/set-picture.server.ts'
import {
  decideAppealInput,
  endSessionsInput,
  liftInput,
  restoreInput,
  sanctionInput,
  teamSanctionInput,
} from '#domain/account/status/account-status-input.ts'
import { decideAppeal } from '#domain/account/status/decide-appeal.server.ts'
import { endSessionsOf } from '#domain/account/status/end-sessions.server.ts'
import { liftSanction, restoreAccount } from '#domain/account/status/lift-sanction.server.ts'
import { sanction } from '#domain/account/status/sanction.server.ts'
import { requestPayoutForInput } from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import { requestPayoutFor } from '#domain/reward/payout/request-payout-for.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What the platform team does with an account, by the intent of the form: parse, one use case, back with its word. */
export async function actOnAccount({ actor, params, go }: Visit, form: FormData): Promise<Response> {
  const accountId = params.accountId ?? ''
  const done = (word: string) => go(`/hello/accounts/${accountId}?done=${word}`)
  const [intent, about = ''] = String(form.get('intent')).split(':')
  switch (intent) {
    case 'sanction': {
      const { input, proof } = sanctionOf(form)
      await sanction(actor, accountId, input, proof)
      return done('step_taken')
    }
    case 'lift':
      await liftSanction(actor, about, parseForm(liftInput, form).liftReason)
      return done('step_lifted')
    case 'restore':
      await restoreAccount(actor, accountId, parseForm(restoreInput, form).restoreReason)
      return done('account_restored')
    case 'end_sessions':
      await endSessionsOf(actor, accountId, parseForm(endSessionsInput, form).why)
      return done('member_sessions_ended')
    case 'remove_picture':
      await removePictureOf(actor, accountId, parseForm(removePictureInput, form).pictureReason)
      return done('picture_removed')
    case 'decide':
      await decideAppeal(actor, about, parseForm(decideAppealInput, form))
      return done('appeal_decided')
    case 'request_payout_for':
      return go(`/hello/payouts/${await requestFor(actor, accountId, form)}?done=payout_requested_for`)
    default:
      return refuse('invalid_input')
  }
}

/** @returns the payout's id */
function requestFor(actor: Actor, accountId: string, form: FormData): Promise<string> {
  const team = found(mayPay(actor) ? actor : null)
  form.set('accountId', accountId)
  const { letter, ...input } = parseForm(requestPayoutForInput.extend({ letter: neededFile }), form)
  return withUpload(team, 'payout_proof', letter, 'letter', (id) => requestPayoutFor(team, input, id))
}

/** A step against a colleague brings the proof of who takes it along. */
function sanctionOf(form: FormData) {
  if (!form.has('currentPassword')) return { input: parseForm(sanctionInput, form), proof: null }
  const { currentPassword, factorCode, passkey, ...input } = parseForm(teamSanctionInput, form)
  const proof: Proof = { currentPassword, factorCode, passkey }
  return { input, proof }
}
