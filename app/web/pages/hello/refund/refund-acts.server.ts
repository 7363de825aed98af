import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { mayHandleRefunds } from '#domain/reward/refund/refund.ts'
import {
  noteRefundReturnInput,
  payRefundInput,
  refundInput,
  refuseRefundInput,
} from '#domain/reward/refund/refund-input.ts'
import {
  confirmRefundReturn,
  dismissRefundReturn,
  noteRefundReturn,
} from '#domain/reward/refund/return-refund.server.ts'
import { checkRefund, payRefund, refuseRefund } from '#domain/reward/refund/settle-refund.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { parseForm } from '#web/http/parse.ts'
import { confirmed } from '#web/parts/reward/confirm-sum.server.ts'

const proofFile = { proof: neededFile }

type Act = { done: string; work: (actor: Person, form: FormData) => Promise<void> }

/** What the team does with a refund, by the intent of its form: parse, then one use case. */
export const refundActs: Readonly<Record<string, Act>> = {
  check: {
    done: 'refund_checked',
    work: (actor, form) => checkRefund(actor, parseForm(refundInput, form)),
  },
  pay: { done: 'refund_paid', work: pay },
  refuse: {
    done: 'refund_refused',
    work: (actor, form) => refuseRefund(actor, parseForm(refuseRefundInput, form)),
  },
  note_return: { done: 'refund_return_noted', work: note },
  confirm_return: {
    done: 'refund_returned',
    work: (actor, form) => confirmRefundReturn(actor, parseForm(refundInput, form)),
  },
  dismiss_return: {
    done: 'refund_return_dismissed',
    work: (actor, form) => dismissRefundReturn(actor, parseForm(refundInput, form)),
  },
}

async function pay(actor: Person, form: FormData): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  const { proof, ...typed } = parseForm(payRefundInput.extend(proofFile), form)
  const input = confirmed(typed)
  await withUpload(actor, 'payout_proof', proof, 'proof', (fileId) => payRefund(actor, input, fileId))
}

async function note(actor: Person, form: FormData): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  const { proof, ...input } = parseForm(noteRefundReturnInput.extend(proofFile), form)
  await withUpload(actor, 'payout_proof', proof, 'proof', (fileId) => noteRefundReturn(actor, input, fileId))
}
