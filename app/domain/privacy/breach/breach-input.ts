import { proofFields } from '#domain/account/factor/factor-input.ts'
import { z } from '#kernel/zod.ts'

const blank = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional())
const words = z.string().trim().max(100, 'too_long')
/** A minute of Asia/Jakarta, as forms send it: `2026-11-21T08:30`. */
const minuteOf = z
  .string('date_invalid')
  .regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'date_invalid')
  .refine((text) => !Number.isNaN(Date.parse(`${text}:00+07:00`)), 'date_invalid')

/** Which accesses to search: those of a period, and of one operator, connection or thing within it. */
export const breachFilter = z.strictObject({
  /** User name of the account that read. */
  who: blank(words),
  /** The IP address it read from. */
  address: blank(z.union([z.ipv4(), z.ipv6()], 'invalid')),
  /** What was read: a user name, a report's code, or the id of anything. */
  about: blank(words),
  from: minuteOf,
  to: minuteOf,
})
export type BreachFilter = z.output<typeof breachFilter>

/** `exportAffected`: the filter of the page it is asked from, and the proof. */
export const exportAffectedInput = z.strictObject({ ...breachFilter.shape, ...proofFields })
export type ExportAffectedInput = z.output<typeof exportAffectedInput>

/** The moment a minute of the form represents; the last one is included as a whole. */
export function momentOf(minute: string): Date {
  return new Date(`${minute}:00+07:00`)
}
