import { emailField, lineField } from '#domain/account/account-fields.ts'
import { wholeNumber, z } from '#kernel/zod.ts'

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

/** The disclosure of a report. Both sides write it; what they leave out remains between them. */
export const disclosureTextInput = z.strictObject({
  title: z.string().trim().min(10, 'too_short').max(150, 'too_long'),
  summary: z.string().trim().min(20, 'too_short').max(500, 'too_long'),
  body: z.string().trim().min(50, 'too_short').max(50_000, 'too_long'),
})
export type DisclosureTextInput = z.output<typeof disclosureTextInput>

/** Which wording is meant, by its number: no one agrees to words they were not shown. */
export const wordingInput = z.strictObject({ wording: wholeNumber(1, 10_000) })
export type WordingInput = z.output<typeof wordingInput>

/** Other words, and the number of those they answer. */
export const rewordInput = disclosureTextInput.extend(wordingInput.shape)
export type RewordInput = z.output<typeof rewordInput>

/** The same where a call may leave it out: the present one is meant then. */
export const publishInput = wordingInput.partial()
export type PublishInput = z.output<typeof publishInput>

export const publicationReasonInput = z.strictObject({
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long'),
})
export type PublicationReasonInput = z.output<typeof publicationReasonInput>
