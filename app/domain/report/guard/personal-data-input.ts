import { oneOrMany, z } from '#kernel/zod.ts'
import { choiceForm } from './personal-data-choice.ts'

/** Most choices of one form, and letters of all of them: a private key is long, and there are few. */
const bounds = { choices: 400, letters: 100_000 } as const

/**
 * What the writer of a text decided about the personal data in it: one choice a value (`mask:nik:3173…`, `keep:card:4532…`). What is
 * masked is stored sealed; what is kept stays as typed.
 */
export const personalDataField = oneOrMany(z.string().max(bounds.letters, 'too_long'), bounds.choices)
  .refine((all) => all.reduce((sum, { length }) => sum + length, 0) <= bounds.letters, 'too_long')
  .refine((all) => all.every((one) => one === '' || choiceForm.test(one)), 'invalid')
  .optional()
