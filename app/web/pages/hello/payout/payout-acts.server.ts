import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import {
  confirmPayoutInput,
  failPayoutInput,
  noteReturnInput,
  payoutInput,
  takePayoutInput,
} from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import { confirmReturn, dismissReturn, noteReturn } from '#domain/reward/payout/return-payout.server.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { parseForm } from '#web/http/parse.ts'
import { confirmed } from '#web/parts/reward/confirm-sum.server.ts'

const proofFile = { proof: neededFile }

type Act = { done: string; work: (actor: Person, form: FormData) => Promise<void> }

/** What the team does with a payout, by the intent of its form: parse, then one use case. */
export const payoutActs: Readonly<Record<string, Act>> = {
  take: {
    done: 'payout_taken',
    work: (actor, form) => takePayout(actor, confirmed(parseForm(takePayoutInput, form))),
  },
  confirm: { done: 'payout_confirmed', work: confirm },
  note_return: { done: 'payout_return_noted', work: note },
  confirm_return: {
    done: 'payout_returned',
    work: (actor, form) => confirmReturn(actor, parseForm(payoutInput, form)),
  },
  dismiss_return: {
    done: 'payout_return_dismissed',
    work: (actor, form) => dismissReturn(actor, parseForm(payoutInput, form)),
  },
  fail: { done: 'payout_failed', work: (actor, form) => failPayout(actor, parseForm(failPayoutInput, form)) },
}

async function confirm(actor: Person, form: FormData): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  const { proof, ...typed } = parseForm(confirmPayoutInput.extend(proofFile), form)
  const input = confirmed(typed)
  await withUpload(actor, 'payout_proof', proof, 'proof', (fileId) => confirmPayout(actor, input, fileId))
}

async function note(actor: Person, form: FormData): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  const { proof, ...input } = parseForm(noteReturnInput.extend(proofFile), form)
  await withUpload(actor, 'payout_proof', proof, 'proof', (fileId) => noteReturn(actor, input, fileId))
}
