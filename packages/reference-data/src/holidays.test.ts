import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { expect, it } from 'vitest'
import { indonesianHolidays } from './holidays.ts'

it('has the fixed and the moving holidays of four years', () => {
  const days = indonesianHolidays(new Date('2026-06-01T00:00:00Z'))
  for (const day of [
    '2025-08-17',
    '2026-01-01',
    '2026-03-20',
    '2026-03-21',
    '2026-06-01',
    '2026-12-25',
    '2028-08-17',
  ]) {
    expect(days.has(day), day).toBe(true)
  }
  expect(days.has('2026-06-02')).toBe(false)
})

it('moves a deadline over Idulfitri and the weekend: Nyepi on Thursday, then two feast days', () => {
  const wednesday = new Date('2026-03-18T02:00:00Z')
  expect(addBusinessDays(wednesday, 1, indonesianHolidays(wednesday))).toEqual(
    new Date('2026-03-23T10:00:00Z'),
  )
})
