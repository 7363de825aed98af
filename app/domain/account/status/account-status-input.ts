import { isId } from '@cakrawala/ids/ids'
import { appealDecisions } from '#domain/account/appeal-view.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { withChecks, z } from '#kernel/zod.ts'
import { sanctionReasons, sanctionSteps, sessionEndReasons, suspensionDays } from './account-status.ts'

const words = (least: number, most: number) =>
  z.string().trim().min(1, 'required').min(least, 'too_short').max(most, 'too_long')

const sanctionFields = {
  /** Made by the form: sent twice, a step is taken once. */
  key: z.string().refine(isId, 'invalid'),
  /** The newest step the form was filled in on top of; empty where there was none. */
  seen: z.union([z.literal(''), z.string().refine(isId, 'invalid')]).default(''),
  step: z.enum(sanctionSteps, 'required'),
  reason: z.enum(sanctionReasons, 'required'),
  statement: words(20, 5_000),
  note: z.string().trim().max(2_000, 'too_long').default(''),
  days: z.union([z.literal('').transform(() => undefined), z.enum(suspensionDays)]).optional(),
}
const withDays = <S extends z.ZodObject>(form: S): S =>
  withChecks(form, ({ step, days }: { step?: unknown; days?: unknown }) =>
    step === 'suspension' && days === undefined ? [['days', 'required']] : [],
  )

export const sanctionInput = withDays(z.strictObject(sanctionFields))
export type SanctionInput = z.output<typeof sanctionInput>

/** The same against a colleague of the platform team. */
export const teamSanctionInput = withDays(z.strictObject({ ...sanctionFields, ...proofFields }))

export const liftInput = z.strictObject({ liftReason: words(10, 2_000) })
export const restoreInput = z.strictObject({ restoreReason: words(10, 2_000) })
export const endSessionsInput = z.strictObject({ why: z.enum(sessionEndReasons, 'required') })

export const appealInput = z.strictObject({ text: words(50, 5_000) })
export const decideAppealInput = z.strictObject({
  decision: z.enum(appealDecisions, 'required'),
  decisionText: words(20, 5_000),
})
export type AppealDecision = z.output<typeof decideAppealInput>
