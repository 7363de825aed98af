import { emailField, lineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'

/** The download form of an executive report. */
export const downloadInput = z.strictObject({
  name: lineField(120),
  email: emailField,
  job: lineField(120),
  position: lineField(120),
  company: lineField(150),
  consent: z.literal('yes', 'consent_required'),
  /** A field people do not see. Whatever is in these two is judged, never refused: refusals teach. */
  reference: z.unknown().optional(),
  form: z.unknown().optional(),
})
export type DownloadInput = z.output<typeof downloadInput>
