import { type Band, bandOf, levelsOf, type RiskLevel } from '#kernel/risk-level.ts'

/** Informational reports earn no money; every other band may have a row in the reward table. */
export const rewardedBands = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Band[]
export type RewardedBand = (typeof rewardedBands)[number]

/** Whole rupiah, both ends included. */
export type RewardRange = { readonly min: bigint; readonly max: bigint }
/** A band without a row is outside the program's reward table. */
export type RewardGrid = { readonly [band in RewardedBand]?: RewardRange }
type FullGrid = Required<RewardGrid>

export const rewardPresetNames = ['starter', 'standard', 'financial'] as const
export type RewardPresetName = (typeof rewardPresetNames)[number]

/** The offers of 2026 when a program is made: starter for small firms, campuses and local government; financial for large ones. */
export const rewardPresets: Readonly<Record<RewardPresetName, FullGrid>> = {
  starter: {
    low: { min: 250_000n, max: 250_000n },
    medium: { min: 750_000n, max: 750_000n },
    high: { min: 2_500_000n, max: 2_500_000n },
    critical: { min: 7_500_000n, max: 7_500_000n },
  },
  standard: {
    low: { min: 500_000n, max: 1_500_000n },
    medium: { min: 1_500_000n, max: 5_000_000n },
    high: { min: 5_000_000n, max: 20_000_000n },
    critical: { min: 15_000_000n, max: 75_000_000n },
  },
  financial: {
    low: { min: 1_500_000n, max: 3_000_000n },
    medium: { min: 3_000_000n, max: 10_000_000n },
    high: { min: 10_000_000n, max: 40_000_000n },
    critical: { min: 40_000_000n, max: 150_000_000n },
  },
}

/** What a new program that pays money offers for a retest, and the most it may. */
export const retestOffer = { usual: 150_000n, most: 10_000_000n } as const

const step = 10_000n

/**
 * The amount a level earns: the range of its band, cut evenly by the band's levels, rounded to Rp10.000 (half up) and
 * never outside the range.
 * @returns 0n for informational; null where the band is outside the reward table.
 */
export function amountFor(grid: RewardGrid, level: RiskLevel): bigint | null {
  const band = bandOf(level)
  if (band === 'informational') return 0n
  const range = grid[band]
  if (range === undefined) return null
  const levels = levelsOf(band)
  const at = BigInt(levels.indexOf(level))
  const intervals = BigInt(levels.length - 1)
  // Twice the exact amount over `intervals`, so that halves round up without leaving whole numbers.
  const exact = range.min * intervals + (range.max - range.min) * at
  const rounded = ((exact * 2n + step * intervals) / (step * intervals * 2n)) * step
  return clamp(rounded, range)
}

/**
 * The least a report of this band earns; what is reserved when it becomes valid. 0n informational, null outside the
 * reward table.
 */
export function gridMinimum(grid: RewardGrid, band: Band): bigint | null {
  return band === 'informational' ? 0n : (grid[band]?.min ?? null)
}

/** The most a report of this band earns. 0n informational, null outside the reward table. */
export function gridMaximum(grid: RewardGrid, band: Band): bigint | null {
  return band === 'informational' ? 0n : (grid[band]?.max ?? null)
}

/** Whether an amount needs no reason: inside the range of its band. */
export function isInsideGrid(grid: RewardGrid, band: Band, amount: bigint): boolean {
  const least = gridMinimum(grid, band)
  const most = gridMaximum(grid, band)
  return least !== null && most !== null && amount >= least && amount <= most
}

/**
 * The lowest and highest amount of the whole reward table, for "Rp min – Rp max per kerentanan"; null when it is empty.
 */
export function gridSpan(grid: RewardGrid): RewardRange | null {
  let span: RewardRange | null = null
  for (const band of rewardedBands) {
    const range = grid[band]
    if (range === undefined) continue
    span ??= range
    if (range.min < span.min) span = { min: range.min, max: span.max }
    if (range.max > span.max) span = { min: span.min, max: range.max }
  }
  return span
}

/**
 * `empty_grid`; `negative` or `upside_down` (min above max) in a band; `less_than_milder`: its minimum is under a milder
 * band's.
 */
export type GridProblem = {
  band: RewardedBand | null
  why: 'empty_grid' | 'negative' | 'upside_down' | 'less_than_milder'
}

/** The first thing wrong with a reward table, mildest band first; null when it is sound. */
export function gridProblem(grid: RewardGrid): GridProblem | null {
  let milder: RewardRange | null = null
  for (const band of rewardedBands) {
    const range = grid[band]
    if (range === undefined) continue
    if (range.min < 0n) return { band, why: 'negative' }
    if (range.min > range.max) return { band, why: 'upside_down' }
    if (milder !== null && range.min < milder.min) return { band, why: 'less_than_milder' }
    milder = range
  }
  return milder === null ? { band: null, why: 'empty_grid' } : null
}

function clamp(amount: bigint, { min, max }: RewardRange): bigint {
  if (amount < min) return min
  return amount > max ? max : amount
}
