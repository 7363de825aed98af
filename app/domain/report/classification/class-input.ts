import { z } from '#kernel/zod.ts'
import { type ClassList, searchClasses } from './class-search.ts'
import { cweNamed } from './cwe.ts'
import { vrtNamed } from './vrt.ts'

const reasonBounds = { letters: 10, max: 300 }
/** What a field may hold instead of a class or a weakness: the reason beside it says what it is. */
const other = /^(?:other|lainnya)$/i
const nothing = z.null().transform(() => '')
/** How many of the nearest names a refusal lists; two names never share its separator. */
const candidatesAtMost = 3

/**
 * A class or a weakness by its id, its number or its name; null for none. What is neither is refused with the nearest names, so
 * that a form works without scripts.
 */
function chosen<Id extends string | number>(list: ClassList, idOf: (typed: string) => Id | undefined) {
  const typed = z.union([z.string(), z.int().transform(String), nothing], {
    error: 'invalid',
  })
  return typed
    .pipe(z.string().max(300, 'too_long'))
    .transform((text, context): Id | null => {
      if (text.trim() === '' || other.test(text.trim())) return null
      const id = idOf(text)
      if (id !== undefined) return id
      const candidates = nearest(list, text)
      const message = candidates === '' ? 'class_unknown' : 'class_unclear'
      context.addIssue({ code: 'custom', message, params: { candidates } })
      return z.NEVER
    })
    .default(null)
}

/** The names a text may mean, as a refusal tells them. */
export function nearest(list: ClassList, text: string): string {
  return searchClasses(list, text)
    .slice(0, candidatesAtMost)
    .map(({ name }) => name)
    .join('; ')
}

/** One line of people's own words; what shows no letter is no reason. */
const reason = z
  .union([z.string(), nothing], { error: 'invalid' })
  .transform((typed) => typed.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim())
  .pipe(z.string().max(reasonBounds.max, 'too_long'))
const fullReason = reason.refine(
  (text) => text === '' || (text.match(/\p{L}/gu)?.length ?? 0) >= reasonBounds.letters,
  'other_reason',
)
const orNull = (text: string) => text || null

const chosenFields = {
  vrtId: chosen('vrt', (typed) => vrtNamed(typed)?.id),
  cweId: chosen('cwe', (typed) => cweNamed(typed)?.id),
}
/** Class and weakness of a report; for either, a reason instead. */
export const classFields = {
  ...chosenFields,
  vrtOther: fullReason.transform(orNull).default(null),
  cweOther: fullReason.transform(orNull).default(null),
}
/** The same of a draft, whose reason may be begun. */
export const draftClassFields = {
  ...chosenFields,
  vrtOther: reason.transform(orNull).default(null),
  cweOther: reason.transform(orNull).default(null),
}

export type Classified = {
  vrtId: string | null
  vrtOther: string | null
  cweId: number | null
  cweOther: string | null
}

const pairs = [
  ['vrtId', 'vrtOther'],
  ['cweId', 'cweOther'],
] as const

/**
 * What is wrong with the choice as a whole: nothing chosen and no reason, or both.
 * @param needs whether both are needed, or one is enough
 */
export function classFaults(
  value: Partial<Classified>,
  needs: 'both' | 'one',
): [field: string, key: string][] {
  const missing = pairs.filter(([id, why]) => value[id] === null && value[why] === null)
  const twice = pairs.filter(([id, why]) => value[id] != null && value[why] != null)
  return [
    ...missing.flatMap(([id]): [string, string][] => {
      if (needs === 'both') return [[id, 'class_missing']]
      return missing.length === pairs.length && id === 'vrtId' ? [[id, 'class_required']] : []
    }),
    ...twice.map(([, why]): [string, string] => [why, 'class_and_other']),
  ]
}
