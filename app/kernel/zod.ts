import { z } from 'zod'

// zod's compiled validators need eval, which our content security policy forbids; this must run before any schema.
z.config({ jitless: true })

export { z }

/** A whole number, also as digits. Other spellings JavaScript would read as one (`1e3`, `0x10`, nothing at all) are none. */
export function wholeNumber(least: number, most: number) {
  const number = z.coerce.number('invalid').int('invalid').min(least, 'invalid').max(most, 'invalid')
  return z.preprocess(
    (typed) => (typeof typed === 'string' && !/^-?\d+$/.test(typed) ? Number.NaN : typed),
    number,
  )
}

/** One value or many: checkboxes of one name, of which a form sends those that are ticked. */
export function oneOrMany<S extends z.ZodType>(item: S, most: number) {
  return z.union([z.array(item).max(most, 'too_many'), item.transform((one) => [one])], 'invalid')
}

/** Checks of a whole form run also where a field is wrong: all that is wrong is told in one answer. A field with `abort` would stop them. */
export const always = { when: () => true }
