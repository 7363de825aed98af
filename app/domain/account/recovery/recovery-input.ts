import { identifierField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { z } from '#kernel/zod.ts'
import { answerLength, normalAnswer, securityQuestionKeys } from './security-question.ts'

const answerField = z
  .string()
  .max(400, 'too_long')
  .transform(normalAnswer)
  .pipe(z.string().min(1, 'required').min(answerLength.min, 'too_short').max(answerLength.max, 'too_long'))

export const securityQuestionInput = z.strictObject({
  question: z.enum(securityQuestionKeys, 'choose'),
  answer: answerField,
  ...proofFields,
})
export type SecurityQuestionInput = z.output<typeof securityQuestionInput>

export const securityAnswerInput = z.strictObject({ answer: answerField })

/** Acts by the link itself: its token travels in a hidden field. */
export const linkTokenInput = z.strictObject({ token: z.string().max(100) })

const reasonField = z.string().trim().min(1, 'required').min(20, 'too_short').max(1_000, 'too_long')

export const recoveryDecisionInput = z.strictObject({
  reviewId: z.uuid('invalid'),
  decision: z.enum(['granted', 'refused'], 'choose'),
  reason: reasonField,
  ...proofFields,
})
export type RecoveryDecisionInput = z.output<typeof recoveryDecisionInput>

export const colleagueResetInput = z.strictObject({
  colleague: identifierField,
  reason: reasonField,
  ...proofFields,
})
export type ColleagueResetInput = z.output<typeof colleagueResetInput>
