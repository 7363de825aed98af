import { isId } from '@cakrawala/ids/ids'
import { agreementField, emailField, usernameField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { tokenShape } from '#domain/account/link/link.ts'
import { memberPermissions } from '#kernel/actor.ts'
import { parseRupiah } from '#kernel/money.ts'
import { oneOrMany, wholeNumber, z } from '#kernel/zod.ts'
import { isPlainMailbox } from './company-email.ts'
import { companyPermission, type memberStatus } from './member.ts'

const nameField = z
  .string()
  .trim()
  .min(1, 'required')
  .min(2, 'too_short')
  .max(80, 'too_long')
  .regex(/^[^\p{C}]*$/u, 'invalid')

const permission = z
  .literal(['1', '2', 1, 2], 'choose')
  .transform((code) => (Number(code) === 1 ? companyPermission.admin : companyPermission.member))
const permissions = oneOrMany(z.enum(memberPermissions, 'invalid'), memberPermissions.length)
const programs = oneOrMany(
  z.string().refine((text) => isId(text), 'invalid'),
  200,
)
/** Rupiah as typed; empty or null for none. */
const rewardLimit = z.union(
  [
    z.null(),
    z.literal('').transform(() => null),
    z.string().transform((text, check) => {
      const amount = parseRupiah(text)
      if (amount === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
      return amount
    }),
  ],
  'amount_invalid',
)

/** `inviteMember`. That the address belongs to the company only the use case can check. */
export const inviteMemberInput = z.strictObject({
  name: nameField,
  email: emailField.refine(isPlainMailbox, 'email_plain'),
  permission,
  permissions: permissions.default([]),
  rewardLimit: rewardLimit.default(null),
  programs: programs.default([]),
  ...proofFields,
})
export type InviteMemberInput = z.output<typeof inviteMemberInput>

/** The revision of rights and programs that was changed from; without it the stored one is overwritten. */
const revision = wholeNumber(0, 1_000_000).optional()

/** `editMember` by the form, which is always complete: what is not ticked is taken away. */
export const editMemberInput = z.strictObject({
  name: nameField,
  permission,
  permissions: permissions.default([]),
  rewardLimit: rewardLimit.default(null),
  programs: programs.default([]),
  revision,
  ...proofFields,
})

/** `editMember` by the API: what is not named stays. */
export const changeMemberInput = z.strictObject({
  name: nameField.optional(),
  permission: permission.optional(),
  permissions: permissions.optional(),
  rewardLimit: rewardLimit.optional(),
  programs: programs.optional(),
  revision,
  ...proofFields,
})
export type EditMemberInput = z.output<typeof changeMemberInput>

/** Which membership a button of the list is about. */
export const memberChoiceInput = z.strictObject({
  memberId: z.string().refine((text) => isId(text), 'choose'),
})

/** `deactivateMember`, `reactivateMember`. */
export const proveInput = z.strictObject(proofFields)
export type ProveInput = z.output<typeof proveInput>

/** `setFactorRule`: whether all people of the company need a second factor. */
export const factorRuleInput = z.strictObject({
  required: z.enum(['yes', 'no'], 'choose').transform((word) => word === 'yes'),
  ...proofFields,
})
export type FactorRuleInput = z.output<typeof factorRuleInput>

export const acceptInvitationInput = z.strictObject({
  token: z.string().regex(tokenShape, 'invalid'),
  username: usernameField,
  agreement: agreementField,
})
export type AcceptInvitationInput = z.output<typeof acceptInvitationInput>

const status = z
  .literal(['1', '2', '3'])
  .transform((code) => Number(code) as (typeof memberStatus)[keyof typeof memberStatus])

/** The filter of the member list, read leniently from an address by pages and strictly by the API. */
export const memberFilter = z.strictObject({
  status: status.optional(),
})
export type MemberFilter = z.output<typeof memberFilter>
