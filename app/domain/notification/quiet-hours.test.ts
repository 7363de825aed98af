import { hour, minute } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { lengthOf, type QuietHours, quietUntil } from './quiet-hours.ts'

const night: QuietHours = { from: '22:00', to: '06:30', zone: 'WIB' }
const ends = (quiet: QuietHours | null, at: string) => quietUntil(quiet, new Date(at))?.toISOString() ?? null

test.each([
  ['before it', '2026-11-26T14:59:59.999Z', null],
  ['at its start', '2026-11-26T15:00:00.000Z', '2026-11-26T23:30:00.000Z'],
  ['after midnight', '2026-11-26T20:00:00.000Z', '2026-11-26T23:30:00.000Z'],
  ['just before its end', '2026-11-26T23:29:59.999Z', '2026-11-26T23:30:00.000Z'],
  ['at its end', '2026-11-26T23:30:00.000Z', null],
])('a night ends the next morning: %s', (_name, at, end) => {
  expect(ends(night, at)).toBe(end)
})

test('the same clock begins an hour earlier in each zone further east', () => {
  const noon = (zone: QuietHours['zone']) => ({ from: '12:00', to: '13:00', zone })
  expect(ends(noon('WIB'), '2026-11-26T05:00:00Z')).toBe('2026-11-26T06:00:00.000Z')
  expect(ends(noon('WITA'), '2026-11-26T04:00:00Z')).toBe('2026-11-26T05:00:00.000Z')
  expect(ends(noon('WIT'), '2026-11-26T03:00:00Z')).toBe('2026-11-26T04:00:00.000Z')
  expect(ends(noon('WIT'), '2026-11-26T04:00:00Z')).toBeNull()
  expect(ends(null, '2026-11-26T05:00:00Z')).toBeNull()
})

test('it lasts from its start to its end, over midnight too', () => {
  expect(lengthOf(night)).toBe(8 * hour + 30 * minute)
  expect(lengthOf({ from: '12:00', to: '13:00' })).toBe(hour)
  expect(lengthOf({ from: '12:00', to: '12:00' })).toBe(24 * hour)
})
