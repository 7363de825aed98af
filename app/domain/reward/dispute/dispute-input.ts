import { appealInput } from '#domain/report/report-input.ts'
import { z } from '#kernel/zod.ts'
import { level, optionalRupiah, revision, vector } from '../reward-input.ts'

/** A company's answer to a dispute: its rating stays, or it yields and the platform team's level holds. */
export const disputeAnswers = ['stands', 'yields'] as const
export type DisputeAnswer = (typeof disputeAnswers)[number]

/** `answerDispute`; `revision` is that of the page it was written on, where there was one. */
export const disputeAnswerInput = appealInput.extend({ answer: z.enum(disputeAnswers, 'required') })
export type DisputeAnswerInput = z.output<typeof disputeAnswerInput>

/** `decideDispute`. `floor`: the least the company may give; the least of the band where it is left out. */
export const decideDisputeInput = appealInput.extend({
  revision,
  level,
  cvssVector: vector,
  floor: optionalRupiah,
})
export type DecideDisputeInput = z.output<typeof decideDisputeInput>

/** `agreeRating` */
export const agreeRatingInput = z.strictObject({ revision })
export type AgreeRatingInput = z.output<typeof agreeRatingInput>
