import { z } from 'zod'
import type { Fault } from './refusal.ts'

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

/**
 * Adds what is judged by several fields together. It is judged also where another field is wrong, so that one answer tells
 * all that is wrong; a field that is refused already is refused once.
 * @param faultsOf is given the fields that are right by themselves
 */
export function withChecks<S extends z.ZodObject>(
  form: S,
  faultsOf: (right: Partial<z.output<S>>) => readonly Fault[],
): S {
  return form.superRefine(
    (typed, context) => {
      if (typeof typed !== 'object' || typed === null) return
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]))
      const right = Object.entries(typed).filter(([name]) => !wrong.has(name))
      for (const [field, message, params = {}] of faultsOf(
        Object.fromEntries(right) as Partial<z.output<S>>,
      )) {
        const path = field.split('.')
        if (!wrong.has(path[0])) context.addIssue({ code: 'custom', path, message, params })
      }
    },
    { when: () => true },
  )
}
