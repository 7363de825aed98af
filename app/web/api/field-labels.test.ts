import { expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { parseInput } from '#web/http/parse.ts'
import { refusalJson } from './answer.ts'
import { contract } from './contract.ts'
import { idOf } from './openapi.ts'

/** What no field takes, or takes only some do: missing, too short and too long, not of its kind, and of no list. */
const bad = [undefined, '', ' ', 'no', 'x'.repeat(150_000), -1, 1.5, 1e12, true, [], [{}], {}, null]

it('no message of a call names a field by its key', () => {
  const raw = new Set<string>()
  let asked = 0
  for (const call of contract)
    for (const schema of [call.query, call.body, call.shownBody])
      for (const refusal of schema ? refusalsOf(schema) : [])
        for (const locale of ['id', 'en'] as const) {
          const { errors = {} } = refusalJson(refusal, locale, call.path)
          asked++
          for (const [field, messages] of Object.entries(errors))
            for (const message of messages)
              if (isRaw(message, field)) raw.add(`${idOf(call)} ${field}: ${message}`)
        }
  expect(asked).toBeGreaterThan(2_000)
  expect([...raw]).toEqual([])
})

it('names a field as the form of its page does', () => {
  const said = (pattern: string, field: string, key: string, locale: 'id' | 'en' = 'en') =>
    refusalJson(new Refusal('invalid_input', { fields: { [field]: [{ key }] } }), locale, pattern).errors
  expect(said('/api/v1/programs/:id/reports', 'pocMd', 'not_indonesian')).toEqual({
    poc_md: ['Steps to reproduce and evidence must be written in Indonesian'],
  })
  for (const [act, label] of [
    ['ask-info', 'Question'],
    ['answer-info', 'Answer'],
    ['comments', 'Comment'],
  ])
    expect(said(`/api/v1/reports/:id/${act}`, 'body', 'required')).toEqual({ body: [`${label} is required`] })
  expect(said('/api/v1/company/profile', 'website', 'valid_url', 'id')).toEqual({
    website: ['Situs web harus berupa URL'],
  })
  expect(said('/api/v1/sign-up/bughunter', 'agreement', 'agreement_required', 'id')).toEqual({
    agreement: ['Anda harus menyetujui Syarat & Ketentuan serta Kebijakan Privasi yang berlaku di Cakrawala'],
  })
  expect(said('/api/v1/programs', 'scope.0.target', 'required')).toEqual({
    'scope.0.target': ['Target is required'],
  })
  expect(said('/api/v1/jobs', 'jobId', 'required')).toEqual({ job_id: ['This value is required'] })
})

function refusalsOf(schema: z.ZodType): Refusal[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return bad.flatMap((value) => {
    const input = Object.fromEntries(Object.keys(properties).map((name) => [name, value]))
    try {
      parseInput(schema, value === undefined ? {} : input)
      return []
    } catch (error) {
      if (error instanceof Refusal) return [error]
      throw error
    }
  })
}

/** Labels begin with a capital; a key has a `_` in it, is camel case, or is the name itself. */
function isRaw(message: string, field: string): boolean {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name))
  return (
    /^[a-z]/.test(message) ||
    /\b[a-z]+(?:_[a-z]+)+\b/.test(message) ||
    names.some((name) => new RegExp(`^(?:The |Choose |Pilih |Write )?${name}\\b`).test(message))
  )
}
