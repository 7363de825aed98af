import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bandOf,
  bandOfCvss,
  bands,
  cvssRangeOf,
  isBand,
  isRiskLevel,
  levelsOf,
  riskLevelOf,
  riskLevels,
} from './risk-level.ts'

const everyScore = Array.from({ length: 101 }, (_, tenths) => tenths / 10)

describe('risk level', () => {
  it.each([
    [0, 0],
    [0.1, 1],
    [1.3, 1],
    [1.4, 2],
    [2.6, 2],
    [2.7, 3],
    [3.9, 3],
    [4, 4],
    [4.9, 4],
    [5, 5],
    [5.9, 5],
    [6, 6],
    [6.9, 6],
    [7, 7],
    [7.5, 7],
    [7.6, 8],
    [8.2, 8],
    [8.3, 9],
    [8.9, 9],
    [9, 10],
    [9.2, 10],
    [9.3, 11],
    [9.5, 11],
    [9.6, 12],
    [9.8, 12],
    [9.9, 13],
    [10, 13],
  ])('CVSS %f is level %i', (cvss, level) => {
    expect(riskLevelOf(cvss)).toBe(level)
  })

  it.each([
    [0, 'informational'],
    [0.1, 'low'],
    [3.9, 'low'],
    [4, 'medium'],
    [6.9, 'medium'],
    [7, 'high'],
    [8.9, 'high'],
    [9, 'critical'],
    [10, 'critical'],
  ] as const)('CVSS %f is in band %s', (cvss, band) => {
    expect(bandOfCvss(cvss)).toBe(band)
  })

  it('puts every score inside the range of its level, and every range is one level', () => {
    for (const cvss of everyScore) {
      const { from, to } = cvssRangeOf(riskLevelOf(cvss))
      expect(cvss).toBeGreaterThanOrEqual(from)
      expect(cvss).toBeLessThanOrEqual(to)
    }
    for (const level of riskLevels) {
      const { from, to } = cvssRangeOf(level)
      expect([riskLevelOf(from), riskLevelOf(to)]).toEqual([level, level])
    }
  })

  it('never falls when the score rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (a, b) => {
          expect(riskLevelOf(Math.min(a, b))).toBeLessThanOrEqual(riskLevelOf(Math.max(a, b)))
        },
      ),
    )
  })

  it('refuses what is not a score', () => {
    for (const bad of [-0.1, 10.1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => riskLevelOf(bad)).toThrow(RangeError)
  })

  it('gives every level to exactly one band, in order', () => {
    expect(bands.flatMap((band) => levelsOf(band))).toEqual([...riskLevels])
    for (const level of riskLevels) expect(levelsOf(bandOf(level))).toContain(level)
    expect(bandOf(null)).toBe('others')
  })

  it('accepts only known bands and levels', () => {
    expect([isBand('low'), isBand('others'), isBand(3)]).toEqual([true, false, false])
    expect([isRiskLevel(13), isRiskLevel(14), isRiskLevel('3'), isRiskLevel(null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
