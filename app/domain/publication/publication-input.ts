import { emailField, lineField } from '#domain/account/account-fields.ts'
import { personalDataField } from '#domain/report/guard/personal-data-input.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { wordingScopes } from './publication.ts'

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

/** Lengths of the texts of a disclosure, in characters. */
export const wordingBounds = {
  title: { min: 10, max: 150 },
  summary: { min: 20, max: 500 },
  body: { min: 50, max: 50_000 },
} as const

const { title, summary, body } = wordingBounds
const disclosureFields = z.strictObject({
  title: z.string().trim().min(title.min, 'too_short').max(title.max, 'too_long'),
  summary: z.string().trim().min(summary.min, 'too_short').max(summary.max, 'too_long'),
  /** `full` where it is left out. */
  scope: z.enum(wordingScopes, 'invalid').optional(),
  body: z.string().trim().max(body.max, 'too_long').default(''),
  personalData: personalDataField,
})
type DisclosureFields = z.output<typeof disclosureFields>

/** A full disclosure has a text; of a limited one its text is not read. */
const textFaults = ({ scope, body: typed = '' }: Partial<DisclosureFields>) =>
  scope === 'limited' || typed.length >= body.min ? [] : [['body', typed ? 'too_short' : 'required'] as const]

/** The disclosure of a report. Both sides write it; what they leave out remains between them. */
export const disclosureTextInput = withChecks(disclosureFields, textFaults)
export type DisclosureTextInput = z.output<typeof disclosureTextInput>

/** A wording as it is stored: without a body it is a limited one. */
export type DisclosureText = Pick<DisclosureTextInput, 'title' | 'summary' | 'body'>

export function wordingOf({ title, summary, body, scope }: DisclosureTextInput): DisclosureText {
  return { title, summary, body: scope === 'limited' ? '' : body }
}

/** Which wording is meant, by its number: no one agrees to words they were not shown. */
export const wordingInput = z.strictObject({ wording: wholeNumber(1, 10_000) })
export type WordingInput = z.output<typeof wordingInput>

/** Other words, and the number of those they answer. */
export const rewordInput = withChecks(disclosureFields.extend(wordingInput.shape), textFaults)
export type RewordInput = z.output<typeof rewordInput>

/** The same where a call may leave it out: the present one is meant then. */
export const publishInput = wordingInput.partial()
export type PublishInput = z.output<typeof publishInput>

export const publicationReasonInput = z.strictObject({
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long'),
})
export type PublicationReasonInput = z.output<typeof publicationReasonInput>
