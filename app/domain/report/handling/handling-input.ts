import { optionalLineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { handlingBounds } from '../handling-bounds.ts'

const { labels: most, label: longest, reference } = handlingBounds

/** Labels as typed, with commas between them: each once, in small letters. */
export const labelsField = z
  .string()
  .max(most * (longest + 2), 'too_long')
  .default('')
  .transform((typed) =>
    [
      ...new Set(
        typed
          .toLowerCase()
          .split(',')
          .map((label) => label.trim()),
      ),
    ].filter(Boolean),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .max(longest, 'label_long')
          .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u, 'label_invalid'),
      )
      .max(most, 'labels_many'),
  )

/** `setHandling`: an empty assignee is nobody. */
export const handlingInput = z.strictObject({
  assigneeId: z.union([z.literal(''), z.uuidv7('invalid')]).default(''),
  labels: labelsField,
  reference: optionalLineField(reference),
})
export type HandlingInput = z.output<typeof handlingInput>
