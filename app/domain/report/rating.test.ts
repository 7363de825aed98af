import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, cvssRangeOf, type RiskLevel, riskLevelOf, riskLevels } from '#kernel/risk-level.ts'
import { farFrom, levelInForce, ratingFault } from './rating.ts'

const level = fc.constantFrom(...riskLevels)
const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)

describe('RUL-02 RUL-07 a level and its vector', () => {
  it('are of one band, whatever else is sent', () => {
    fc.assert(
      fc.property(level, score, (level, score) => {
        const fits = bandOf(level) === bandOf(riskLevelOf(score))
        expect(ratingFault({ level, score }, null)).toBe(fits ? null : 'level_outside_band')
      }),
    )
    // Critical to informational with a higher vector, and Low to exceptional with a medium one.
    expect(ratingFault({ level: 0, score: 10 }, { level: 12, score: 9.8 })).toBe('level_outside_band')
    expect(ratingFault({ level: 13, score: 5.4 }, { level: 3, score: 3.7 })).toBe('level_outside_band')
  })

  it('change in the same direction', () => {
    expect(ratingFault({ level: 10, score: 9.9 }, { level: 12, score: 9.8 })).toBe('level_against_vector')
    expect(ratingFault({ level: 6, score: 4.5 }, { level: 5, score: 5.4 })).toBe('level_against_vector')
    expect(ratingFault({ level: 11, score: 9.8 }, { level: 12, score: 9.8 })).toBeNull()
    expect(ratingFault({ level: 7, score: 7.5 }, { level: 12, score: 9.8 })).toBeNull()
  })

  it('fit where the level is that of the score', () => {
    for (const level of riskLevels) {
      const { from, to } = cvssRangeOf(level)
      expect(ratingFault({ level, score: from }, null)).toBeNull()
      expect(ratingFault({ level, score: to }, null)).toBeNull()
    }
  })
})

describe('RUL-02 RUL-07 a level far from the operators’', () => {
  it('is a band below it, or two above', () => {
    expect(farFrom(12, 9)).toBe('lowered')
    expect(farFrom(12, 10)).toBeNull()
    expect(farFrom(12, 0)).toBe('lowered')
    expect(farFrom(3, 4)).toBeNull()
    expect(farFrom(3, 7)).toBe('raised')
    expect(farFrom(3, 13)).toBe('raised')
    expect(farFrom(null, 13)).toBeNull()
  })

  it('does not bind while it lowers and is pending', () => {
    const rated = (riskLevel: RiskLevel, ratingState: Parameters<typeof levelInForce>[0]['ratingState']) =>
      levelInForce({ claimedLevel: 7, triagedLevel: 7, riskLevel, ratingState })
    for (const state of ['waiting', 'offered', 'disputed', 'deciding'] as const) {
      expect(rated(2, state)).toBe(7)
      expect(rated(12, state)).toBe(12)
    }
    expect(rated(2, 'open')).toBe(2)
    expect(rated(2, 'decided')).toBe(2)
  })
})
