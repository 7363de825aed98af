import { proofFields } from '#domain/account/factor/factor-input.ts'
import { tokenShape } from '#domain/account/link/link.ts'
import { withChecks, z } from '#kernel/zod.ts'

export const leaveInput = z.strictObject({
  username: z.string().trim().toLowerCase().min(1, 'required').max(40, 'username_mismatch'),
  understood: z.literal('yes', 'leaving_not_understood'),
  ...proofFields,
})
/** The same of the person of this name: another one is told with all else that is wrong. */
export const leaveInputOf = (own: string) =>
  withChecks(leaveInput, ({ username }) => (username === own ? [] : [['username', 'username_mismatch']]))
export type LeaveInput = z.output<typeof leaveInput>

export const exportInput = z.strictObject(proofFields)

export const keepInput = z.strictObject({ token: z.string().regex(tokenShape, 'invalid') })
