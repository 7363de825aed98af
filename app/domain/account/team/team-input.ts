import { isId } from '@cakrawala/ids/ids'
import { agreementField, emailField, lineField, usernameField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { tokenShape } from '#domain/account/link/link.ts'
import { teamRoles } from '#kernel/actor.ts'
import { oneOrMany, z } from '#kernel/zod.ts'

const idField = z.string().refine((text) => isId(text), 'choose')
const reason = lineField(300, 10)
/** In their usual order; an auditor has no other role. */
const roles = oneOrMany(z.enum(teamRoles, 'invalid'), teamRoles.length)
  .default([])
  .transform((chosen) => teamRoles.filter((role) => chosen.includes(role)))
  .refine((chosen) => !chosen.includes('auditor') || chosen.length === 1, 'auditor_alone')

/** `inviteOperator` */
export const inviteOperatorInput = z.strictObject({ email: emailField, roles, reason, ...proofFields })
export type InviteOperatorInput = z.output<typeof inviteOperatorInput>

/** `setOperatorRoles`; none: the person reads like everybody, and does nothing. */
export const operatorRolesInput = z.strictObject({ operatorId: idField, roles, reason, ...proofFields })
export type OperatorRolesInput = z.output<typeof operatorRolesInput>

/** `restOperator`, `wakeOperator`, `letOperatorGo` */
export const operatorInput = z.strictObject({ operatorId: idField, reason, ...proofFields })
export type OperatorInput = z.output<typeof operatorInput>

/** `confirmOperatorChange`, `closeOperatorChange` */
export const changeInput = z.strictObject({ changeId: idField, ...proofFields })
export type ChangeInput = z.output<typeof changeInput>

/** `acceptTeamInvitation`; the link of a first operator was mailed to no one, so it asks for the address. */
export const acceptTeamInvitationInput = z.strictObject({
  token: z.string().regex(tokenShape, 'invalid'),
  email: emailField.optional(),
  username: usernameField,
  agreement: agreementField,
})
export type AcceptTeamInvitationInput = z.output<typeof acceptTeamInvitationInput>
