import type { z } from 'zod'
import { type FieldErrors, Refusal } from '#kernel/refusal.ts'

/**
 * Reads a form through a schema. A field sent twice is an array; a text field so doubled fails its schema.
 * Empty file inputs count as absent.
 * @throws Refusal invalid_input with message keys per field (422)
 */
export function parseForm<S extends z.ZodType>(schema: S, form: FormData): z.output<S> {
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    if (name === 'intent') continue
    if (name === '__proto__')
      throw new Refusal('invalid_input', { fields: { form: [{ key: 'unknown_field' }] } })
    const values = form.getAll(name).filter((value) => typeof value === 'string' || value.size > 0)
    if (values.length > 0) fields[name] = values.length === 1 ? values[0] : values
  }
  return parseInput(schema, fields)
}

/** Reads any value (a JSON body) through a schema; the same refusals as a form. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const answer = schema.safeParse(value)
  if (answer.success) return answer.data
  const fields: FieldErrors = Object.create(null)
  for (const issue of answer.error.issues) {
    const field = issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys[0]! : 'form')
    fields[field] = [...(fields[field] ?? []), keyOf(issue)]
  }
  throw new Refusal('invalid_input', { fields: { ...fields } })
}

/** Our schemas give keys as messages; zod's own sentences are mapped here. */
function keyOf(issue: z.core.$ZodIssue): FieldErrors[string][number] {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) {
    const params: Record<string, number> = {}
    if ('minimum' in issue) params.min = Number(issue.minimum)
    if ('maximum' in issue) params.max = Number(issue.maximum)
    return { key: issue.message, params }
  }
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'required' : 'invalid' }
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
