import type { FieldErrors } from '@cakrawala/refusal/refusal'
import type { z } from 'zod'

type Options = {
  /** Longer than any text a field may hold, in characters: beyond it nothing looks at one. */
  longestValue: number
  /** Throws the refusal of an input, with message keys per field. */
  refuse: (fields: FieldErrors) => never
}

/** Makes what reads forms and bodies through schemas. Both throw what `refuse` does. */
export function inputParser({ longestValue, refuse }: Options) {
  /**
   * Reads a form. A field sent twice is an array; a text field so doubled fails its schema. Empty file inputs count as absent.
   */
  function parseForm<S extends z.ZodType>(schema: S, form: FormData): z.output<S> {
    const sent = new Map<string, unknown[]>()
    for (const [name, value] of form) {
      if (name === 'intent' || (typeof value !== 'string' && value.size === 0)) continue
      if (name === '__proto__') refuse({ form: [{ key: 'unknown_field' }] })
      const values = sent.get(name)
      if (values) values.push(value)
      else sent.set(name, [value])
    }
    const fields = [...sent].map(
      ([name, values]) => [name, values.length === 1 ? values[0] : values] as const,
    )
    return parseInput(schema, Object.fromEntries(fields))
  }

  /** Reads any value (a JSON body); the same refusals as a form. */
  function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
    const long = tooLong(value, longestValue)
    if (long !== null) refuse({ [long]: [{ key: 'too_long', params: { max: longestValue } }] })
    // The input is only looked at to tell "missing" from "of the wrong kind"; nothing of it reaches an answer.
    const answer = schema.safeParse(storable(value), { reportInput: true })
    if (answer.success) return answer.data
    const fields: FieldErrors = Object.create(null)
    for (const issue of answer.error.issues) {
      const field = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys[0]! : 'form')
      fields[field] ??= []
      fields[field].push(keyOf(issue))
    }
    return refuse({ ...fields })
  }

  return { parseForm, parseInput }
}

/**
 * Where a text is longer than any field takes: patterns and spellings of a schema look at all of a text, also where it is
 * already too long for them. @returns the path of the field, or null
 */
function tooLong(value: unknown, longest: number, path = '', depth = 8): string | null {
  if (typeof value === 'string') return value.length > longest ? path || 'form' : null
  if (depth === 0 || typeof value !== 'object' || value === null || value instanceof Blob) return null
  for (const [name, part] of Object.entries(value)) {
    const long = tooLong(part, longest, path === '' ? name : `${path}.${name}`, depth - 1)
    if (long !== null) return long
  }
  return null
}

/**
 * The same value without what PostgreSQL cannot store as text or JSON: NUL, and halves of surrogate pairs,
 * which no user types. Only a few levels deep: no schema goes further, and deeper input is refused as
 * it is.
 */
function storable(value: unknown, depth = 8): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map((item) => storable(item, depth - 1))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isPassword(name) ? part : storable(part, depth - 1)]),
  )
}

/** Passwords are never stored as text, and are checked exactly as sent. */
function isPassword(name: string): boolean {
  return /password/i.test(name)
}

/** Schemas give keys as messages; zod's own sentences are mapped here. */
function keyOf(issue: z.core.$ZodIssue): FieldErrors[string][number] {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) {
    const params: Record<string, string | number> = 'params' in issue ? { ...issue.params } : {}
    if ('minimum' in issue) params.min = Number(issue.minimum)
    if ('maximum' in issue) params.max = Number(issue.maximum)
    return { key: issue.message, params }
  }
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return { key: issue.input === undefined || issue.input === '' ? 'required' : 'invalid' }
    case 'too_small':
      return {
        key: Number(issue.minimum) <= 1 ? 'required' : 'too_short',
        params: { min: Number(issue.minimum) },
      }
    case 'too_big':
      return { key: 'too_long', params: { max: Number(issue.maximum) } }
    case 'unrecognized_keys':
      return { key: 'unknown_field' }
    default:
      return { key: 'invalid' }
  }
}
