import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bands } from '#kernel/risk-level.ts'
import {
  compareRank,
  duplicatePoints,
  hunterLevelOf,
  hunterLevels,
  negativePoints,
  pointsFor,
  type Standing,
  totalPoints,
  validRatio,
} from './points.ts'
import { closeReasons } from './report-state.ts'

describe('points of a valid report', () => {
  it.each([
    ['informational', 0, false, 0],
    ['low', 0, false, 5],
    ['medium', 0, false, 10],
    ['high', 0, false, 20],
    ['critical', 0, false, 40],
    ['critical', 5, true, 46],
    ['low', 3, true, 9],
    ['high', 2, false, 22],
  ] as const)('%s, quality %i, CVSS right %s: %i', (band, quality, cvssRight, points) => {
    expect(pointsFor({ band, quality, cvssRight })).toBe(points)
  })

  it('refuses a quality outside the checklist', () => {
    for (const quality of [-1, 6, 2.5, Number.NaN]) {
      expect(() => pointsFor({ band: 'low', quality, cvssRight: false })).toThrow(RangeError)
    }
  })
})

describe('points of a duplicate', () => {
  it('are a fifth of the base, rounded down', () => {
    const known = { originalAccepted: true, originalKnown: false }
    expect(bands.map((band) => duplicatePoints(band, known))).toEqual([0, 1, 2, 4, 8])
  })

  it('are none when the original was refused, public or fixed before', () => {
    expect(duplicatePoints('critical', { originalAccepted: false, originalKnown: false })).toBe(0)
    expect(duplicatePoints('critical', { originalAccepted: true, originalKnown: true })).toBe(0)
  })
})

describe('negative points', () => {
  it.each([
    ['not_applicable', 0, 0],
    ['not_applicable', 1, -5],
    ['out_of_scope', 0, 0],
    ['out_of_scope', 3, -5],
    ['spam', 0, -10],
    ['spam', 9, -10],
  ] as const)('%s after %i in 90 days costs %i', (reason, prior, points) => {
    expect(negativePoints(reason, prior)).toBe(points)
  })

  it('touch no other reason', () => {
    const others = closeReasons.filter((one) => !['not_applicable', 'out_of_scope', 'spam'].includes(one))
    for (const reason of others) expect(negativePoints(reason, 5)).toBe(0)
  })

  it('never bring a total below zero', () => {
    expect(totalPoints([5, -10, -10])).toBe(0)
    expect(totalPoints([40, -10, 2])).toBe(32)
    expect(totalPoints([])).toBe(0)
  })
})

describe('hunter level', () => {
  it.each([
    [0, 'perintis', 1, 50],
    [49, 'perintis', 1, 50],
    [50, 'penjelajah', 2, 200],
    [199, 'penjelajah', 2, 200],
    [200, 'penjaga', 3, 600],
    [599, 'penjaga', 3, 600],
    [600, 'ksatria', 4, 1500],
    [1499, 'ksatria', 4, 1500],
    [1500, 'legenda', 5, null],
    [99_999, 'legenda', 5, null],
    [-3, 'perintis', 1, 50],
  ] as const)('%i points: %s', (total, key, number, next) => {
    expect(hunterLevelOf(total)).toMatchObject({ key, number, next })
  })

  it('begins at or below the total', () => {
    expect(hunterLevels.map((_, at) => hunterLevelOf([0, 50, 200, 600, 1500][at]!).from)).toEqual([
      0, 50, 200, 600, 1500,
    ])
  })
})

const standing = (total: number, severe: number, ratio: number | null, day: number | null): Standing => ({
  total,
  severe,
  validRatio: ratio,
  lastValidAt: day === null ? null : new Date(Date.UTC(2026, 0, day)),
})

describe('rank', () => {
  it('is ordered by total, severe, ratio, then the earlier last valid report', () => {
    const ranked = [
      standing(90, 0, null, 9),
      standing(80, 3, 0.2, 9),
      standing(80, 2, 0.9, 9),
      standing(80, 2, 0.5, 3),
      standing(80, 2, 0.5, 4),
      standing(80, 2, 0.5, null),
      standing(80, 2, null, 1),
      standing(0, 0, null, null),
    ]
    expect(ranked.toReversed().sort(compareRank)).toEqual(ranked)
  })

  it('is an order: antisymmetric and transitive', () => {
    const some = fc
      .tuple(fc.nat(2), fc.nat(2), fc.constantFrom(null, 0, 0.5, 1), fc.constantFrom(null, 1, 2))
      .map((parts) => standing(...parts))
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(Math.sign(compareRank(a, b)) + Math.sign(compareRank(b, a))).toBe(0)
        if (compareRank(a, b) <= 0 && compareRank(b, c) <= 0) expect(compareRank(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('valid ratio', () => {
  it('is shown from four closed reports on', () => {
    expect(validRatio({ valid: 3, notApplicable: 0, outOfScope: 0, spam: 0, closed: 3 })).toBeNull()
    expect(validRatio({ valid: 3, notApplicable: 1, outOfScope: 0, spam: 0, closed: 4 })).toBe(0.75)
    expect(validRatio({ valid: 2, notApplicable: 1, outOfScope: 3, spam: 2, closed: 9 })).toBe(0.25)
  })

  it('is empty when only duplicates and the like were closed', () => {
    expect(validRatio({ valid: 0, notApplicable: 0, outOfScope: 0, spam: 0, closed: 8 })).toBeNull()
  })
})
