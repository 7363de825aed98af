import { expect, it } from 'vitest'
import { typedCode, yearsOf } from './typed-code.ts'

it.each([
  ['41', null, 41, null],
  ['000041', null, 41, null],
  ['41h', null, 41, 'H'],
  ['CA-41', null, 41, null],
  ['CA-2026-000041', 2026, 41, null],
  ['2026-000041-H', 2026, 41, 'H'],
  ['ca2026000041h', 2026, 41, 'H'],
  [' ca 2026 000039 2 ', 2026, 39, '2'],
  ['CA-2026-1234567', 2026, 1_234_567, null],
] as const)('reads %j', (text, year, serial, check) => {
  expect(typedCode(text, 'CA')).toEqual({ year, serial, check })
})

it.each([
  '',
  'transfer',
  'PO-2026-000041',
  '0',
  '000000',
  '41-2-xyz',
  '12345678901234567890',
  '1'.repeat(200),
])('does not take %j for a code', (text) => expect(typedCode(text, 'CA')).toBeNull())

it('looks through few years', () => {
  expect(yearsOf({ year: 2025, serial: 1, check: null }, 2026)).toEqual([2025])
  expect(yearsOf({ year: null, serial: 1, check: null }, 2026)).toHaveLength(10)
})
