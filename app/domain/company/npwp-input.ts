import { lineField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { withChecks, z } from '#kernel/zod.ts'
import { parseNpwp } from './npwp.ts'

export const npwpInput = z.strictObject({
  number: z
    .string()
    .trim()
    .min(1, 'required')
    .max(40, 'npwp_invalid')
    .transform((text, context) => {
      const number = parseNpwp(text)
      if (number) return number
      context.addIssue({ code: 'custom', message: 'npwp_invalid' })
      return z.NEVER
    }),
  name: lineField(120, 2),
  address: z.string().trim().min(1, 'required').min(10, 'too_short').max(300, 'too_long'),
  /** The card as PDF; may be left out while an earlier one is there. */
  card: z.instanceof(File, { message: 'pdf_only' }).optional(),
  ...proofFields,
  /** Asked once there is a number to change. */
  currentPassword: proofFields.currentPassword.optional(),
})
/** The same where it is known whether a number is there, which asks for the proof, or none, which asks for the card. */
export const npwpInputOf = (changing: boolean) =>
  withChecks(npwpInput, ({ card, currentPassword }) => {
    if (changing) return currentPassword ? [] : [['currentPassword', 'required']]
    return card ? [] : [['card', 'required']]
  })
export type NpwpInput = z.output<typeof npwpInput>

/** `submittedAt` names what was looked at: a newer submission is not decided by it. */
export const npwpDecisionInput = withChecks(
  z.strictObject({
    decision: z.enum(['verify', 'refuse'], 'choose'),
    submittedAt: z.iso.datetime('invalid'),
    reason: z.string().trim().max(1_000, 'too_long').default(''),
  }),
  ({ decision, reason = '' }) =>
    decision === 'refuse' && reason.length < 10 ? [['reason', 'refusal_reason']] : [],
)
export type NpwpDecisionInput = z.output<typeof npwpDecisionInput>
