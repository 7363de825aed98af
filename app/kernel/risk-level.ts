export const bands = ['informational', 'low', 'medium', 'high', 'critical'] as const
export type Band = (typeof bands)[number]

export const riskLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
export type RiskLevel = (typeof riskLevels)[number]

/** The highest CVSS score of each level, in tenths; the lowest is one tenth above the level before. */
const topTenths = [0, 13, 26, 39, 49, 59, 69, 75, 82, 89, 92, 95, 98, 100] as const

const levelsByBand = {
  informational: [0],
  low: [1, 2, 3],
  medium: [4, 5, 6],
  high: [7, 8, 9],
  critical: [10, 11, 12, 13],
} as const satisfies Record<Band, readonly RiskLevel[]>

export function isBand(value: unknown): value is Band {
  return bands.some((band) => band === value)
}

export function isRiskLevel(value: unknown): value is RiskLevel {
  return riskLevels.some((level) => level === value)
}

/**
 * The risk level of a CVSS base score; 3.1 and 4.0 share the limits.
 * @param cvss 0.0 … 10.0, read to one decimal.
 * @throws RangeError outside 0 … 10.
 */
export function riskLevelOf(cvss: number): RiskLevel {
  if (!(cvss >= 0 && cvss <= 10)) throw new RangeError(`a CVSS score lies between 0 and 10, not ${cvss}`)
  const tenths = Math.round(cvss * 10)
  return riskLevels.find((level) => tenths <= topTenths[level])!
}

/** The band of a level; `others` is the style of a report not rated yet. */
export function bandOf(level: RiskLevel): Band
export function bandOf(level: RiskLevel | null): Band | 'others'
export function bandOf(level: RiskLevel | null): Band | 'others' {
  if (level === null) return 'others'
  return bands.find((band) => levelsOf(band).includes(level))!
}

/** @param cvss 0.0 … 10.0. @throws RangeError outside it. */
export function bandOfCvss(cvss: number): Band {
  return bandOf(riskLevelOf(cvss))
}

/** The lowest and highest CVSS score of a level, both inside it, in steps of 0.1. */
export function cvssRangeOf(level: RiskLevel): { from: number; to: number } {
  const from = level === 0 ? 0 : topTenths[(level - 1) as RiskLevel] + 1
  return { from: from / 10, to: topTenths[level] / 10 }
}

/** The levels of a band, lowest first. */
export function levelsOf(band: Band): readonly RiskLevel[] {
  return levelsByBand[band]
}
