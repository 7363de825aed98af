import { expect, it } from 'vitest'
import { newRecoveryCode, tidyRecoveryCode } from './recovery-codes.server.ts'

it('has two groups of five letters that cannot be misread', () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/)
  expect(new Set(codes).size).toBe(500)
})

it.each([
  ['k7m2x-9q4hd', 'k7m2x9q4hd'],
  [' K7M2X 9Q4HD ', 'k7m2x9q4hd'],
  ['k7m2x9q4hd', 'k7m2x9q4hd'],
  ['k7m2x-9q4h', null],
  ['k7m2x-9q4h0', null],
  ['123456', null],
  ['', null],
])('is read as typed: %j is %j', (typed, code) => expect(tidyRecoveryCode(typed)).toBe(code))
