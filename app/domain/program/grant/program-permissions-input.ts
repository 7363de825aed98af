import { proofFields } from '#domain/account/factor/factor-input.ts'
import { programPermissions } from '#domain/company/permission-policy.ts'
import { parseRupiah } from '#kernel/money.ts'
import { wholeNumber, z } from '#kernel/zod.ts'

const permission = z.enum(programPermissions, 'invalid')

/** `setProgramPermissions`; a form sends the ticked boxes, one as text and several as a list, and no limit as empty text. */
export const programPermissionsInput = z.strictObject({
  permissions: z
    .union([
      z.array(permission).max(programPermissions.length, 'too_many'),
      permission.transform((one) => [one]),
    ])
    .default([]),
  rewardLimit: z
    .string()
    .default('')
    .transform((text, check) => {
      if (text === '') return null
      const amount = parseRupiah(text)
      if (amount === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
      return amount
    }),
  /** The revision the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, 1_000_000).optional(),
  ...proofFields,
})
export type ProgramPermissionsInput = z.output<typeof programPermissionsInput>
