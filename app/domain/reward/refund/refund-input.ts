import { isId } from '@cakrawala/ids/ids'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { referenceField } from '#domain/reward/bank-reference.ts'
import { z } from '#kernel/zod.ts'
import { bankAccountFields } from '../payout/payout-input.ts'
import { rupiahText, shownTotal } from '../reward-input.ts'

const key = z.string().refine(isId, 'invalid')
const reason = z.string().trim().min(20, 'too_short').max(1_000, 'too_long')

/** `requestRefund`: digits of a bank account in the company's name. */
export const requestRefundInput = z.strictObject({
  key,
  amount: rupiahText,
  ...bankAccountFields,
  total: shownTotal,
  ...proofFields,
})
/** The same before it is confirmed: the proof comes with the confirmation. */
export const foreseeRefundInput = requestRefundInput.omit({
  currentPassword: true,
  factorCode: true,
  passkey: true,
})
export type RequestRefundInput = z.output<typeof requestRefundInput>

/** `cancelRefund`, `checkRefund`, `confirmRefundReturn` and `dismissRefundReturn`. */
export const refundInput = z.strictObject({ refundId: key })
export type RefundInput = z.output<typeof refundInput>

/** `payRefund`; the proof is a file beside it. */
export const payRefundInput = z.strictObject({
  refundId: key,
  reference: referenceField,
  total: shownTotal,
})
export type PayRefundInput = z.output<typeof payRefundInput>

export const refuseRefundInput = z.strictObject({ refundId: key, reason })
export type RefuseRefundInput = z.output<typeof refuseRefundInput>

/** `noteRefundReturn`; the bank's document is a file beside it. */
export const noteRefundReturnInput = z.strictObject({ refundId: key, reference: referenceField, reason })
export type NoteRefundReturnInput = z.output<typeof noteRefundReturnInput>
