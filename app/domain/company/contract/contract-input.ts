import { codeField, lineField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { withChecks, z } from '#kernel/zod.ts'

/** The text hash names what was on the screen: what is signed is what was read. */
const signatureFields = {
  textHash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
  legalName: lineField(120, 2),
  signerName: lineField(100, 2),
  position: lineField(100, 2),
  accepted: z.literal('yes', 'agreement_unticked'),
} as const
/** Asks for the code that signs, by mail: what is to be signed is checked before the code is sent. */
export const contractCodeInput = z.strictObject(signatureFields)
export type ContractCodeInput = z.output<typeof contractCodeInput>

/** Signs it: with the password, and that code or the second factor of the account. */
export const signContractInput = z.strictObject({
  ...signatureFields,
  code: codeField.optional(),
  ...proofFields,
})
export type SignContractInput = z.output<typeof signContractInput>

/** The fewest letters of a reason. */
export const leastReason = 10

/** `reason`: what the company reads where it is sent back; the team keeps it where another company looks the same. */
export const decideContractInput = withChecks(
  z.strictObject({
    decision: z.enum(['counter_sign', 'return'], 'choose'),
    reason: z.string().trim().max(1_000, 'too_long').default(''),
    ...proofFields,
  }),
  ({ decision, reason = '' }) =>
    decision === 'return' && reason.length < leastReason ? [['reason', 'refusal_reason']] : [],
)
export type DecideContractInput = z.output<typeof decideContractInput>
