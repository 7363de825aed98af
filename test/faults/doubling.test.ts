import { describe, expect, it } from 'vitest'
import { z } from '#kernel/zod.ts'
import { parseInput } from '#web/http/parse.ts'
import { exemptFunctions } from './doubling/exempt-functions.ts'
import { functionsWithText } from './doubling/find-text-functions.ts'
import { distinctWords, fewTexts, hostileTexts } from './doubling/hostile-texts.ts'
import { slowness } from './doubling/measure.ts'
import { requestFunctions } from './doubling/request-functions.ts'
import { schemaFields } from './doubling/schema-fields.ts'
import { field } from './doubling/text-function.ts'
import { textFunctions } from './doubling/text-functions.ts'

const places = { ...requestFunctions, ...textFunctions }
/** As many items as a body of JSON may have. */
const items = 2_000

describe('the measure', () => {
  it('detects quadratic time, and a slow start', { timeout: 90_000 }, async () => {
    const again = (text: string) => {
      let sum = 0
      for (let one = 0; one < text.length; one++)
        for (let other = 0; other < text.length; other++) sum += text.charCodeAt(other) ^ one
      return sum
    }
    expect(await slowness(again, (size) => 'a'.repeat(size), 6_000)).toMatch(/too (?:fast|long)/)
    const slow = (size: number) => Array.from({ length: 60 * size }, (_, at) => String(at)).join('').length
    expect(await slowness(slow, (size) => size, 100_000)).toMatch(/too long/)
    expect(
      await slowness(
        (text: string) => text.length,
        (size) => 'a'.repeat(size),
        100_000,
      ),
    ).toBeNull()
  })
})

describe('DOS-08 twice the text takes at most three times as long, and the longest 50 ms', () => {
  it('in every function that takes a text: each has a case, or a reason why it needs none', () => {
    const named = new Set([...Object.keys(places).map((name) => name.split(' (')[0]!), ...exemptFunctions])
    const taking = functionsWithText()
    expect(taking.filter((name) => !named.has(name))).toEqual([])
    expect(exemptFunctions.filter((name) => !taking.includes(name))).toEqual([])
  })

  it.each(Object.entries(places))(
    '%s',
    async (_name, { most, take }) => {
      const slow: string[] = []
      for (const { name, of } of [...hostileTexts, distinctWords]) {
        const said = await slowness(take, of, most)
        if (said) slow.push(`${name}: ${said}`)
      }
      expect(slow.join('\n')).toBe('')
    },
    60_000,
  )

  it('in every field of every schema', async () => {
    const fields = await schemaFields()
    expect(fields.length).toBeGreaterThan(300)
    const slow: string[] = []
    for (const text of fewTexts) {
      // Hundreds of fields take the same inputs: making them took as long as taking them.
      const long = keptBySize(text.of)
      const many = keptBySize((size) => Array.from({ length: size }, () => text.of(20)))
      for (const { name, schema } of fields) {
        const taken = z.strictObject({ field: schema })
        const take = (value: unknown) => parseInput(taken, { field: value })
        const said = (await slowness(take, long, field)) ?? (await slowness(take, many, items))
        if (said) slow.push(`${name}, ${text.name}: ${said}`)
      }
    }
    expect(slow.join('\n')).toBe('')
  }, 120_000)
})

function keptBySize<T>(of: (size: number) => T): (size: number) => T {
  const made = new Map<number, T>()
  return (size) => {
    if (!made.has(size)) made.set(size, of(size))
    return made.get(size)!
  }
}
