import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, bands, levelsOf, riskLevels } from '#kernel/risk-level.ts'
import {
  amountFor,
  gridMaximum,
  gridMinimum,
  gridProblem,
  gridSpan,
  isInsideGrid,
  type RewardGrid,
  rewardedBands,
  rewardPresetNames,
  rewardPresets,
} from './reward-grid.ts'

const amounts = fc.bigInt({ min: 0n, max: 1_000_000_000_000n })
const ranges = fc.tuple(amounts, amounts).map(([a, b]) => (a < b ? { min: a, max: b } : { min: b, max: a }))
const grids = fc.record({ low: ranges, medium: ranges, high: ranges, critical: ranges }, { requiredKeys: [] })

describe('the reward table', () => {
  it.each([
    [0, 0n],
    [1, 500_000n],
    [2, 1_000_000n],
    [3, 1_500_000n],
    [4, 1_500_000n],
    [5, 3_250_000n],
    [6, 5_000_000n],
    [7, 5_000_000n],
    [8, 12_500_000n],
    [9, 20_000_000n],
    [10, 15_000_000n],
    [11, 35_000_000n],
    [12, 55_000_000n],
    [13, 75_000_000n],
  ] as const)('standard pays level %i Rp%s', (level, amount) => {
    expect(amountFor(rewardPresets.standard, level)).toBe(amount)
  })

  it('rounds to Rp10.000, half up', () => {
    expect(amountFor(rewardPresets.financial, 11)).toBe(76_670_000n)
    expect(amountFor({ low: { min: 0n, max: 30_000n } }, 2)).toBe(20_000n)
    expect(amountFor({ low: { min: 0n, max: 29_998n } }, 2)).toBe(10_000n)
  })

  it('stays inside an odd range and never pays a higher level of the band less', () => {
    expect(amountFor({ low: { min: 12_345n, max: 13_000n } }, 1)).toBe(12_345n)
    fc.assert(
      fc.property(grids, (grid) => {
        for (const band of rewardedBands) {
          const paid = levelsOf(band).map((level) => amountFor(grid as RewardGrid, level))
          for (const [at, amount] of paid.entries()) {
            if (amount === null) expect(gridMinimum(grid as RewardGrid, band)).toBeNull()
            else {
              expect(isInsideGrid(grid as RewardGrid, band, amount)).toBe(true)
              if (at > 0) expect(amount >= paid[at - 1]!).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('pays both ends of a round range exactly', () => {
    for (const name of rewardPresetNames) {
      for (const band of rewardedBands) {
        const paid = levelsOf(band).map((level) => amountFor(rewardPresets[name], level))
        expect([paid[0], paid.at(-1)]).toEqual([rewardPresets[name][band].min, rewardPresets[name][band].max])
      }
    }
  })

  it('returns nothing for a band without a row, and pays informational nothing', () => {
    for (const level of riskLevels) {
      const wanted = bandOf(level) === 'informational' ? 0n : null
      expect(amountFor({}, level)).toBe(wanted)
    }
    expect(bands.map((band) => gridMinimum({}, band))).toEqual([0n, null, null, null, null])
    expect(isInsideGrid({}, 'high', 1n)).toBe(false)
    expect(isInsideGrid({}, 'informational', 0n)).toBe(true)
    expect(isInsideGrid({}, 'informational', 1n)).toBe(false)
  })

  it('includes both ends and nothing beyond', () => {
    const { standard } = rewardPresets
    expect(
      [4_999_999n, 5_000_000n, 20_000_000n, 20_000_001n].map((one) => isInsideGrid(standard, 'high', one)),
    ).toEqual([false, true, true, false])
    expect(gridMaximum(standard, 'high')).toBe(20_000_000n)
  })

  it('spans from its lowest to its highest amount', () => {
    expect(gridSpan(rewardPresets.standard)).toEqual({ min: 500_000n, max: 75_000_000n })
    expect(gridSpan({ medium: { min: 5n, max: 7n } })).toEqual({ min: 5n, max: 7n })
    expect(gridSpan({})).toBeNull()
  })

  it.each<[string, RewardGrid, ReturnType<typeof gridProblem>]>([
    ['empty', {}, { band: null, why: 'empty_grid' }],
    ['negative', { low: { min: -1n, max: 1n } }, { band: 'low', why: 'negative' }],
    ['upside down', { high: { min: 2n, max: 1n } }, { band: 'high', why: 'upside_down' }],
    [
      'less',
      { low: { min: 5n, max: 6n }, high: { min: 4n, max: 9n } },
      { band: 'high', why: 'less_than_milder' },
    ],
    ['overlapping but rising', { low: { min: 5n, max: 9n }, high: { min: 5n, max: 9n } }, null],
  ])('reports a table that is %s', (_, grid, problem) => {
    expect(gridProblem(grid)).toEqual(problem)
  })

  it('offers only valid presets', () => {
    for (const name of rewardPresetNames) expect(gridProblem(rewardPresets[name])).toBeNull()
  })
})
