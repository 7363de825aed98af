import { isId } from '@cakrawala/ids/ids'
import { emailField, lineField, passwordField, usernameField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { withNewPassword } from '#domain/account/password/password-input.ts'
import { z } from '#kernel/zod.ts'
import { incidentKinds, incidentSeverities, noteAudiences } from './incident.ts'

/** One upload, or none; several are refused. */
const fileField = z.instanceof(File, { error: 'invalid' }).optional()
const prose = (least: number, most: number) =>
  z.string().trim().min(1, 'required').min(least, 'too_short').max(most, 'too_long')
const keyField = z.string().refine(isId, 'invalid')

/** The public form. Any valid address is good. */
export const reportIncidentInput = z.strictObject({
  name: lineField(120),
  email: emailField,
  application: lineField(200, 3),
  title: lineField(150, 5),
  description: prose(20, 10_000),
  file: fileField,
  /** A field people do not see. Whatever is in these two is judged, never refused: refusals teach. */
  reference: z.unknown().optional(),
  form: z.unknown().optional(),
})
export type ReportIncidentInput = z.output<typeof reportIncidentInput>

const yesNo = z.enum(['yes', 'no'], 'choose').transform((answer) => answer === 'yes')

/** How responders judge an incident; the fields of Perban BSSN 1/2024 Art. 15(4) beside the reporter's own words. */
export const assessIncidentInput = z.strictObject({
  kind: z.enum(incidentKinds, 'choose'),
  severity: z.enum(incidentSeverities, 'choose'),
  personalData: yesNo,
  vital: yesNo,
  chronology: prose(10, 10_000),
  impact: prose(10, 10_000),
})
export type AssessIncidentInput = z.output<typeof assessIncidentInput>

/** Steps and rejection are shown to the reporter in these words. */
export const moveIncidentInput = z.strictObject({ note: prose(10, 5_000) })
export const rejectIncidentInput = z.strictObject({ reason: prose(20, 5_000) })

export const noteIncidentInput = z.strictObject({
  key: keyField,
  body: prose(2, 5_000),
  audience: z.enum(noteAudiences).default('all'),
  file: fileField,
})
export type NoteIncidentInput = z.output<typeof noteIncidentInput>

export const assignIncidentInput = z.strictObject({ assigneeId: keyField })

export const appointResponderInput = z.strictObject({
  email: emailField,
  username: usernameField.or(z.literal('')).optional(),
  ...proofFields,
})
export type AppointResponderInput = z.output<typeof appointResponderInput>

export const dismissResponderInput = z.strictObject({ accountId: z.string().max(100) })

/** The page behind the link of a receipt. */
export const openIncidentAccountInput = withNewPassword(
  z.strictObject({ token: z.string().max(100), password: passwordField, confirmPassword: passwordField }),
)
export type OpenIncidentAccountInput = z.output<typeof openIncidentAccountInput>

export const askIncidentLinkInput = z.strictObject({ email: emailField })
export const noteByLinkInput = z.strictObject({
  token: z.string().max(100),
  key: keyField,
  body: prose(2, 5_000),
})
