import { lineField } from '#domain/account/account-fields.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { cannedBounds, cannedScopes } from './canned-answer.ts'

const text = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim())
  .pipe(z.string().max(cannedBounds.text, 'too_long'))
  .default('')

const fields = z.strictObject({ name: lineField(cannedBounds.name, 2), textId: text, textEn: text })

type Texts = { textId?: string | undefined; textEn?: string | undefined }
/** One of the two languages may be missing. */
const emptyTexts = ({ textId = '', textEn = '' }: Texts): [string, string][] =>
  textId === '' && textEn === '' ? [['textId', 'canned_empty']] : []

export const createCannedInput = withChecks(
  fields.extend({ scope: z.enum(cannedScopes, 'choose') }),
  emptyTexts,
)
export type CreateCannedInput = z.output<typeof createCannedInput>

/** `revision` is that of the page the change was written on. */
export const editCannedInput = withChecks(
  fields.extend({ revision: wholeNumber(1, 1_000_000).optional() }),
  emptyTexts,
)
export type EditCannedInput = z.output<typeof editCannedInput>
