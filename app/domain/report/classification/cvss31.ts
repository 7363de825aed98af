import type { CvssChoices } from './cvss-metrics.ts'

const weights = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  privilegesWhenChanged: { N: 0.85, L: 0.68, H: 0.5 },
  UI: { N: 0.85, R: 0.62 },
  impact: { H: 0.56, L: 0.22, N: 0 },
} as const satisfies Record<string, Record<string, number>>

/**
 * The CVSS 3.1 base score (first.org/cvss/v3.1/specification-document, §7.1).
 * @param choices all eight base metrics, with allowed values.
 * @returns 0.0 … 10.0, one decimal.
 */
export function scoreCvss31(choices: CvssChoices): number {
  const weight = (table: Record<string, number>, code: string) => table[choices[code]!]!
  const changed = choices.S === 'C'
  const kept = (code: string) => 1 - weight(weights.impact, code)
  const lost = 1 - kept('C') * kept('I') * kept('A')
  const impact = changed ? 7.52 * (lost - 0.029) - 3.25 * (lost - 0.02) ** 15 : 6.42 * lost
  if (impact <= 0) return 0
  const privileges = weight(changed ? weights.privilegesWhenChanged : weights.PR, 'PR')
  const reach = weight(weights.AV, 'AV') * weight(weights.AC, 'AC') * weight(weights.UI, 'UI')
  return roundUp(Math.min((changed ? 1.08 : 1) * (impact + 8.22 * reach * privileges), 10))
}

/** Appendix A of the specification: rounds up to tenths in whole numbers, so that binary fractions cannot disturb it. */
function roundUp(score: number): number {
  const units = Math.round(score * 100_000)
  return units % 10_000 === 0 ? units / 100_000 : (Math.floor(units / 10_000) + 1) / 10
}
