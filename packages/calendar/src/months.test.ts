import { expect, test } from 'vitest'
import { firstMomentOf, monthsUpTo, weeksUpTo } from './months.ts'

test('months and weeks end with the present one in Jakarta', () => {
  // 31 December, 18.00 UTC: the new year has begun in Jakarta.
  const newYear = new Date('2026-12-31T18:00:00Z')
  expect(monthsUpTo(newYear, 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(firstMomentOf('2027-01').toISOString()).toBe('2026-12-31T17:00:00.000Z')
  expect(weeksUpTo(newYear, 2)).toEqual(['2026-12-21', '2026-12-28'])
  // A Sunday belongs to the week of the Monday before it.
  expect(weeksUpTo(new Date('2026-11-22T05:00:00Z'), 1)).toEqual(['2026-11-16'])
  expect(weeksUpTo(new Date('2026-11-23T05:00:00Z'), 1)).toEqual(['2026-11-23'])
})
