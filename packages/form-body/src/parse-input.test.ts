import type { FieldErrors } from '@cakrawala/refusal/refusal'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inputParser } from './parse-input.ts'

class Refused extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('invalid_input')
    this.fields = fields
  }
}

const { parseForm, parseInput } = inputParser({
  longestValue: 100_000,
  refuse: (fields) => {
    throw new Refused(fields)
  },
})

const schema = z.strictObject({
  title: z.string(),
  level: z.enum(['low', 'high']),
  count: z.number().optional(),
  either: z.union([z.literal('a'), z.number()]).optional(),
  nested: z.strictObject({ name: z.string() }).optional(),
})
const good = { title: 'Judul', level: 'low' }

function refusalOf(work: () => unknown): Refused {
  try {
    work()
  } catch (error) {
    return error as Refused
  }
  throw new Error('nothing was refused')
}

function keysOf(value: unknown): Record<string, string[]> {
  const { fields } = refusalOf(() => parseInput(schema, value))
  return Object.fromEntries(
    Object.entries(fields).map(([name, errors]) => [name, errors.map(({ key }) => key)]),
  )
}

describe('parseInput', () => {
  it('distinguishes missing from wrong kind', () => {
    expect(keysOf({})).toEqual({ title: ['required'], level: ['required'] })
    expect(keysOf({ title: 7, level: 'middle' })).toEqual({ title: ['invalid'], level: ['invalid'] })
    expect(keysOf({ ...good, level: '' })).toEqual({ level: ['required'] })
    expect(keysOf({ ...good, count: '7', either: 'b' })).toEqual({ count: ['invalid'], either: ['invalid'] })
    expect(keysOf({ ...good, nested: {} })).toEqual({ 'nested.name': ['required'] })
    expect(keysOf(null)).toEqual({ form: ['invalid'] })
  })

  it('drops what no database stores: NUL and unpaired surrogates', () => {
    const typed = { ...good, title: 'Ju\0dul \ud800', nested: { name: '\0' } }
    expect(parseInput(schema, typed)).toEqual({ ...good, title: 'Judul \ufffd', nested: { name: '' } })
    const crafted = JSON.parse('{"title":"a","level":"low","__proto__":{"level":"high"}}')
    expect(keysOf(crafted)).toEqual({ ['__proto__']: ['unknown_field'] })
  })

  it('checks no text that is longer than any field allows', () => {
    const looked = z.strictObject({ nested: z.array(z.string().refine(() => expect.fail('looked at'))) })
    const { fields } = refusalOf(() => parseInput(looked, { nested: ['x'.repeat(100_001)] }))
    expect(fields).toEqual({ 'nested.0': [{ key: 'too_long', params: { max: 100_000 } }] })
  })

  it('names an unknown field', () => {
    expect(keysOf({ ...good, role: 'hello' })).toEqual({ role: ['unknown_field'] })
  })

  it('never repeats what was sent', () => {
    const secret = 'Rahasia#2026'
    const refusal = refusalOf(() => parseInput(schema, { title: { secret }, level: secret, count: secret }))
    expect(JSON.stringify({ ...refusal, message: refusal.message, stack: refusal.stack })).not.toContain(
      secret,
    )
  })
})

describe('parseForm', () => {
  it('refuses a text field sent twice as invalid', () => {
    const form = new FormData()
    form.append('title', 'a')
    form.append('title', 'b')
    form.append('level', 'low')
    expect(refusalOf(() => parseForm(schema, form)).fields).toEqual({ title: [{ key: 'invalid' }] })
  })

  it('refuses __proto__ as a name', () => {
    const form = new FormData()
    form.append('__proto__', 'x')
    expect(refusalOf(() => parseForm(schema, form)).fields).toEqual({ form: [{ key: 'unknown_field' }] })
  })
})
