import type { PointValues } from '#domain/setting/setting.ts'
import { firstPoints } from '#domain/setting/setting.ts'
import type { Band } from '#kernel/risk-level.ts'
import type { CloseReason } from './report-state.ts'

/** What of the points is no figure of the team's dated table (see the setting `points`). */
export const pointRules = {
  qualityMost: 5,
  invalidWindowDays: 90,
  ratioFromClosed: 4,
  levels: { perintis: 0, penjelajah: 50, penjaga: 200, ksatria: 600, legenda: 1500 },
} as const satisfies {
  levels: Record<HunterLevel, number>
  [rule: string]: unknown
}

export const hunterLevels = ['perintis', 'penjelajah', 'penjaga', 'ksatria', 'legenda'] as const
export type HunterLevel = (typeof hunterLevels)[number]

/**
 * Points of a valid report, given when it is rated. Points are for finds: a level that is worth nothing gives none, however well
 * it is written up (finding RUL-15d).
 * @param quality 0 … 5, whole, from the triager's checklist. @throws RangeError outside it.
 * @param cvssRight whether the hunter's band equals the final one.
 * @param values the table of the day on which the report became valid.
 */
export function pointsFor(
  { band, quality, cvssRight }: { band: Band; quality: number; cvssRight: boolean },
  values: PointValues = firstPoints,
): number {
  if (!Number.isInteger(quality) || quality < 0 || quality > pointRules.qualityMost) {
    throw new RangeError(`quality is 0 to ${pointRules.qualityMost}, not ${quality}`)
  }
  return values[band] === 0 ? 0 : values[band] + quality + (cvssRight ? values.cvssRight : 0)
}

/** Points of a duplicate. `originalKnown`: the original was public or fixed before this report came. */
export function duplicatePoints(
  originalBand: Band,
  { originalAccepted, originalKnown }: { originalAccepted: boolean; originalKnown: boolean },
  values: PointValues = firstPoints,
): number {
  if (!originalAccepted || originalKnown) return 0
  return Math.floor((values[originalBand] * values.duplicatePercent) / 100)
}

/**
 * What closing a report for this reason costs: 0 or less.
 * @param priorWithin90d not applicable or out-of-scope reports of this hunter in the 90 days before: the first is a warning.
 */
export function negativePoints(
  reason: CloseReason,
  priorWithin90d: number,
  values: PointValues = firstPoints,
): number {
  if (reason === 'spam') return values.spam
  if (reason !== 'not_applicable' && reason !== 'out_of_scope') return 0
  return priorWithin90d > 0 ? values.repeatedInvalid : 0
}

/** The sum of a hunter's ledger, never below zero. */
export function totalPoints(entries: Iterable<number>): number {
  let total = 0
  for (const value of entries) total += value
  return Math.max(0, total)
}

/** The level of a total: its word key, its number 1 … 5, where it begins and where the next one does (null at the top). */
export function hunterLevelOf(total: number): {
  key: HunterLevel
  number: number
  from: number
  next: number | null
} {
  const at = Math.max(
    hunterLevels.findLastIndex((level) => total >= pointRules.levels[level]),
    0,
  )
  const next = hunterLevels[at + 1]
  const key = hunterLevels[at]!
  return { key, number: at + 1, from: pointRules.levels[key], next: next ? pointRules.levels[next] : null }
}

/** `severe` counts Critical and High reports. */
export type Standing = { total: number; severe: number; validRatio: number | null; lastValidAt: Date | null }

/** Order of the leaderboard: total, then severe reports, then valid ratio, all falling; then the earliest last valid report. */
export function compareRank(a: Standing, b: Standing): number {
  return (
    b.total - a.total ||
    b.severe - a.severe ||
    (b.validRatio ?? -1) - (a.validRatio ?? -1) ||
    timeOf(a.lastValidAt) - timeOf(b.lastValidAt)
  )
}

/**
 * Valid ÷ (valid + not applicable + out of scope + spam), 0 … 1.
 * @returns null while fewer than 4 reports are closed, or none of them counts.
 */
export function validRatio(counts: {
  valid: number
  notApplicable: number
  outOfScope: number
  spam: number
  closed: number
}): number | null {
  const judged = counts.valid + counts.notApplicable + counts.outOfScope + counts.spam
  return counts.closed < pointRules.ratioFromClosed || judged === 0 ? null : counts.valid / judged
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? Number.MAX_SAFE_INTEGER
}
