import { travelTo } from '@cakrawala/calendar/clock'
import { afterEach, expect, it } from 'vitest'
import { codeFrom } from './document-code.ts'
import { isId, newId, randomDigits, randomWord } from './ids.ts'

afterEach(() => travelTo(null))

it('makes ids that sort by their moment, in one spelling', () => {
  travelTo(new Date('2026-01-01T00:00:00.000Z'))
  const first = newId()
  travelTo(new Date('2026-01-01T00:00:00.001Z'))
  expect(newId() > first).toBe(true)
  expect(isId(first)).toBe(true)
  for (const other of [first.toUpperCase(), `{${first}}`, first.slice(1), null, 7])
    expect(isId(other)).toBe(false)
})

it('makes words and codes of the length asked for, each another', () => {
  const words = Array.from({ length: 50 }, () => randomWord())
  expect(new Set(words).size).toBe(50)
  for (const word of words) expect(codeFrom(` ${word}\n`)).toBe(word)
  expect(randomDigits(6)).toMatch(/^\d{6}$/)
  expect(codeFrom('too short')).toBeNull()
})
