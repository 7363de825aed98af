import { isId } from '@cakrawala/ids/ids'
import { lineField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { parsePhone } from '#domain/account/phone.ts'
import { referenceField } from '#domain/reward/bank-reference.ts'
import { shownTotal } from '#domain/reward/reward-input.ts'
import { parseRupiah } from '#kernel/money.ts'
import { withChecks, z } from '#kernel/zod.ts'
import type { PayoutAccountKind } from './payout-account.ts'

const key = z.string().refine(isId, 'invalid')
const reason = z.string().trim().min(20, 'too_short').max(1_000, 'too_long')
/** Exactly what a page of ours showed: digits. */
const shownRupiah = z.string().transform((text, check) => {
  const amount = /^\d{1,13}$/.test(text) ? parseRupiah(text) : null
  if (amount === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
  return amount ?? 0n
})

/** An account at a bank, as people write it; the use case checks whether the bank is offered. */
export const bankAccountFields = {
  provider: z.string().regex(/^\d{3}$/, 'choose'),
  number: z
    .string()
    .trim()
    .min(1, 'required')
    .max(40, 'too_long')
    .transform((text, check) => {
      const digits = accountDigits(text)
      if (digits === null) check.addIssue({ code: 'custom', message: 'account_number_invalid' })
      return digits ?? ''
    }),
  holder: lineField(100, 2),
}

/** `namePayoutAccount`: digits of a bank account, or a mobile phone of Indonesia in E.164 for an e-wallet. */
export const payoutAccountInput = withChecks(
  z.strictObject({
    /** The use case checks whether it is offered. */
    provider: z.string().regex(/^(?:\d{3}|[a-z][a-z0-9]{2,19})$/, 'choose'),
    number: z.string().trim().min(1, 'required').max(40, 'too_long'),
    holder: lineField(100, 2),
    ...proofFields,
  }),
  ({ provider, number }) => {
    if (!provider || typeof number !== 'string' || numberOf(provider, number) !== null) return []
    return [['number', kindOf(provider) === 'bank' ? 'account_number_invalid' : 'phone_invalid']]
  },
).transform(({ provider, number, ...rest }) => ({
  ...{ kind: kindOf(provider), provider, number: numberOf(provider, number) ?? '' },
  ...rest,
}))

const kindOf = (provider: string): PayoutAccountKind => (/^\d/.test(provider) ? 'bank' : 'wallet')

function numberOf(provider: string, typed: string): string | null {
  return kindOf(provider) === 'bank' ? accountDigits(typed) : walletPhone(typed)
}

export type PayoutAccountInput = z.output<typeof payoutAccountInput>

/** `requestPayout`: gross and net as they were shown, so that nothing else is asked for. */
export const requestPayoutInput = z.strictObject({ key, gross: shownRupiah, net: shownRupiah })
export type RequestPayoutInput = z.output<typeof requestPayoutInput>

/**
 * `requestPayoutFor`: as written on the document the person sent, which is a file beside it; an account at a bank alone.
 */
export const requestPayoutForInput = z.strictObject({
  ...{ accountId: key, key, gross: shownRupiah, net: shownRupiah },
  ...bankAccountFields,
  reason,
})
export type RequestPayoutForInput = z.output<typeof requestPayoutForInput>

/** `takePayout`; `total` is the net sum. */
export const takePayoutInput = z.strictObject({ payoutId: key, total: shownTotal })
export type TakePayoutInput = z.output<typeof takePayoutInput>

/** `cancelPayout`, `confirmReturn` and `dismissReturn`. */
export const payoutInput = z.strictObject({ payoutId: key })
export type PayoutInput = z.output<typeof payoutInput>

/** `confirmPayout`; the proof is a file beside it. */
export const confirmPayoutInput = z.strictObject({
  payoutId: key,
  reference: referenceField,
  total: shownTotal,
})
export type ConfirmPayoutInput = z.output<typeof confirmPayoutInput>

export const failPayoutInput = z.strictObject({ payoutId: key, reason })
export type FailPayoutInput = z.output<typeof failPayoutInput>

/** `noteReturn`; the bank's document is a file beside it. */
export const noteReturnInput = z.strictObject({ payoutId: key, reference: referenceField, reason })
export type NoteReturnInput = z.output<typeof noteReturnInput>

/** `decidePayoutAccount`. */
export const decidePayoutAccountInput = z.discriminatedUnion('decision', [
  z.strictObject({ payoutAccountId: key, decision: z.literal('approve') }),
  z.strictObject({ payoutAccountId: key, decision: z.literal('refuse'), reason }),
])
export type DecidePayoutAccountInput = z.output<typeof decidePayoutAccountInput>

/** `exportBankBatch`: the code of a batch that was made before, to have it again; none for what is in none yet. */
export const bankBatchInput = z.strictObject({
  batch: z
    .string()
    .regex(/^(?:BT-\d{8}-[0-9A-F]{6})?$/, 'batch_code')
    .optional(),
})
export type BankBatchInput = z.output<typeof bankBatchInput>

/** `exportWithholding`: a year. */
export const withholdingYearInput = z.strictObject({
  year: z.coerce.number('invalid').int('invalid').min(2020, 'invalid').max(2100, 'invalid'),
})

/** The digits of a bank account as people write it; null where it is none. */
export function accountDigits(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{6,20}$/.test(digits) && !/^0+$/.test(digits) ? digits : null
}

function walletPhone(text: string): string | null {
  const phone = parsePhone(text)
  return phone?.mobile && phone.country === 'ID' ? phone.number : null
}
