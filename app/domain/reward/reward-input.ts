import { isId } from '@cakrawala/ids/ids'
import { largeProofFields } from '#domain/account/factor/factor-input.ts'
import { classFaults, classFields } from '#domain/report/classification/class-input.ts'
import { messageInput } from '#domain/report/report-input.ts'
import { invalidReasons } from '#domain/report/report-state.ts'
import { parseRupiah } from '#kernel/money.ts'
import { isRiskLevel, type RiskLevel } from '#kernel/risk-level.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { referenceField } from './bank-reference.ts'

const key = z.string().refine(isId, 'invalid')
export const revision = wholeNumber(1, 1_000_000)
export const vector = z.string().trim().min(1, 'required').max(400, 'too_long')
const reason = z.string().trim().max(2_000, 'too_long')
const fullReason = z.string().trim().min(20, 'too_short').max(2_000, 'too_long')

/** Whole rupiah as people type it, 1 … 10^12. */
export const rupiahText = z.string().transform((text, check) => {
  const amount = parseRupiah(text)
  if (amount === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
  return amount ?? 0n
})
/** Empty text counts as absent: an optional field of a form is always sent. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())

export const level = z.string().transform((text, check): RiskLevel => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : null
  if (isRiskLevel(number)) return number
  check.addIssue({ code: 'custom', message: 'level_invalid' })
  return 0
})

export const optionalRupiah = optional(rupiahText)

/** `validateReport`, by the platform team. At least one of class and weakness; `quality` is the sum of the 5-line checklist. */
export const validateReportInput = withChecks(
  z.strictObject({
    cvssVector: vector,
    ...classFields,
    reproductionNote: fullReason,
    quality: wholeNumber(0, 5),
  }),
  (typed) => classFaults(typed, 'one'),
)
export type ValidateReportInput = z.output<typeof validateReportInput>

/** `closeAsDuplicate`: the code of the original, as shown. A page sends the revision it showed. */
export const closeAsDuplicateInput = z.strictObject({
  original: z.string().trim().min(1, 'required').max(40, 'too_long'),
  revision: revision.optional(),
})
export type CloseAsDuplicateInput = z.output<typeof closeAsDuplicateInput>

/** `closeAsInvalid`; `revision` is that of the page it was closed from, where there was one. */
export const closeAsInvalidInput = z.strictObject({
  reason: z.enum(invalidReasons, 'required'),
  note: fullReason,
  revision: revision.optional(),
})
export type CloseAsInvalidInput = z.output<typeof closeAsInvalidInput>

/** `rateReport`. Reason and changed metrics are asked for only where the level differs. */
export const rateReportInput = z.strictObject({
  revision,
  level,
  cvssVector: vector,
  reason: optional(reason),
})
export type RateReportInput = z.output<typeof rateReportInput>

/** The whole sum a person confirmed, as a page of ours showed it; pages act on no other (`confirm-sum.server.ts`). */
export const shownTotal = z
  .string()
  .regex(/^\d{1,16}$/, 'amount_invalid')
  .transform(BigInt)
  .optional()

/** `giveReward`. No amount means points (and the named item) only. */
export const giveRewardInput = z.strictObject({
  key,
  amount: optional(rupiahText),
  otherReward: optional(z.string().trim().max(200, 'too_long')),
  reason: optional(reason),
  total: shownTotal,
  ...largeProofFields,
})
export type GiveRewardInput = z.output<typeof giveRewardInput>

/** `approveReward`: the amount the second person has seen. */
export const approveRewardInput = z.strictObject({
  amount: rupiahText,
  total: shownTotal,
  ...largeProofFields,
})
export type ApproveRewardInput = z.output<typeof approveRewardInput>

/** `askRetest`: the words, and what a paid one sets aside. */
export const askRetestInput = messageInput.extend({ total: shownTotal })
export type AskRetestInput = z.output<typeof askRetestInput>

/** What one top-up may be, in rupiah: less is a slip of the hand, more is spoken about first. */
export const topUpBounds = { least: 100_000n, most: 100_000_000_000n }
const topUpAmount = rupiahText.refine(
  // What is no amount at all is reported as that.
  (amount) => amount === 0n || (amount >= topUpBounds.least && amount <= topUpBounds.most),
  'top_up_range',
)

/** `requestTopUp`; the proof is a file beside it. `bank`: code of the bank the money was sent from. */
export const requestTopUpInput = z.strictObject({
  key,
  amount: topUpAmount,
  bank: z
    .string()
    .regex(/^(?:\d{3}|other)$/, 'choose')
    .optional(),
  reference: referenceField,
})
export type RequestTopUpInput = z.output<typeof requestTopUpInput>

export const decideTopUpInput = z.discriminatedUnion('decision', [
  z.strictObject({
    topUpId: key,
    decision: z.literal('confirm'),
    // What the bank statement shows; the amount asked for where it is empty.
    received: rupiahText.optional(),
    // Of two people: which of them the page asked. The person who presses the first's button does not mean to be the
    // last.
    check: z.enum(['first', 'second']).optional(),
  }),
  z.strictObject({ topUpId: key, decision: z.literal('refuse'), reason: fullReason }),
])
/** `reverseTopUp`: proposed with amount and reason; done with the amount that was shown; or taken back. */
export const reverseTopUpInput = z.discriminatedUnion('step', [
  z.strictObject({ topUpId: key, step: z.literal('propose'), amount: rupiahText, reason: fullReason }),
  z.strictObject({ topUpId: key, step: z.literal('confirm'), amount: rupiahText }),
  z.strictObject({ topUpId: key, step: z.literal('withdraw') }),
])
export type ReverseTopUpInput = z.output<typeof reverseTopUpInput>
export type DecideTopUpInput = z.output<typeof decideTopUpInput>
