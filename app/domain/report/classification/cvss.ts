import { type Band, bandOfCvss } from '#kernel/risk-level.ts'
import { type CvssChoices, type CvssVersion, cvssMetrics, cvssVersions } from './cvss-metrics.ts'

/** Equivalence classes of the specification; EQ5 and EQ6 follow from the others when only base metrics are given. */
type Macro = { eq1: number; eq2: number; eq3: number; eq4: number; eq6: number }

/** Score per MacroVector that base metrics reach or border on. Row: EQ1 EQ2 EQ4, with EQ5 = 0. Column: EQ3 EQ6. */
const columns = ['00', '01', '10', '11', '21']
const macroScores: Record<string, readonly number[]> = {
  '001': [10, 9.6, 9.3, 9.2, 7.9],
  '002': [9.3, 9, 8.8, 8, 6.9],
  '011': [9.5, 9.1, 9.2, 8.2, 7.1],
  '012': [9.2, 8.1, 8.4, 7, 6.3],
  '101': [9.4, 8.9, 8.6, 7.6, 6.5],
  '102': [8.7, 7.5, 7.2, 5.7, 5.3],
  '111': [9, 7.7, 7.4, 5.9, 5.8],
  '112': [7.7, 6.6, 6.1, 5.2, 2.3],
  '201': [8.6, 7.4, 7.2, 5.7, 4.7],
  '202': [7, 5.4, 5.3, 3.6, 2.4],
  '211': [7.3, 5.5, 6.1, 5.1, 2.4],
  '212': [5.4, 4.3, 4.6, 1.8, 1],
}

/** The worst vectors of each class, and how many steps the class is deep. */
const worst = {
  eq1: [
    ['AV:N PR:N UI:N'],
    ['AV:A PR:N UI:N', 'AV:N PR:L UI:N', 'AV:N PR:N UI:P'],
    ['AV:P PR:N UI:N', 'AV:A PR:L UI:P'],
  ],
  eq2: [['AC:L AT:N'], ['AC:H AT:N', 'AC:L AT:P']],
  eq3: [['VC:H VI:H VA:H'], ['VC:L VI:H VA:H', 'VC:H VI:L VA:H'], ['VC:L VI:L VA:L']],
  eq4: [[], ['SC:H SI:H SA:H'], ['SC:L SI:L SA:L']],
} as const
const depth = { eq1: [1, 4, 5], eq2: [1, 2], eq3: [7, 8, 10], eq4: [6, 5, 4] } as const

/**
 * The CVSS 4.0 base score, CVSS-B (first.org/cvss/v4.0/specification-document, §8.2): the score of the MacroVector less
 * the mean share of the way down to the next ones.
 * @param choices all eleven base metrics, with allowed values.
 * @returns 0.0 … 10.0, one decimal.
 */
function scoreCvss40(choices: CvssChoices): number {
  if (['VC', 'VI', 'VA', 'SC', 'SI', 'SA'].every((code) => choices[code] === 'N')) return 0
  const macro = macroOf(choices)
  const top = scoreOf(macro)!
  // EQ5 has one step and the base is on top of it: it adds a class to the mean and nothing to the sum.
  const falls = [0]
  for (const eq of ['eq1', 'eq2', 'eq3', 'eq4'] as const) {
    const below = scoreBelow(macro, eq)
    if (below === undefined) continue
    falls.push(((top - below) * stepsDown(choices, worst[eq][macro[eq]]!)) / depth[eq][macro[eq]]!)
  }
  const mean = falls.reduce((sum, fall) => sum + fall) / falls.length
  return Math.round((Math.min(Math.max(top - mean, 0), 10) + 1e-6) * 10) / 10
}

function macroOf(choices: CvssChoices): Macro {
  const { AV, PR, UI, AC, AT, VC, VI, VA, SC, SI, SA } = choices
  const open = [AV, PR, UI].filter((value) => value === 'N').length
  const high = [VC, VI, VA].includes('H')
  const eq3 = VC === 'H' && VI === 'H' ? 0 : high ? 1 : 2
  return {
    eq1: open === 3 ? 0 : open > 0 && AV !== 'P' ? 1 : 2,
    eq2: AC === 'L' && AT === 'N' ? 0 : 1,
    eq3,
    eq4: [SC, SI, SA].includes('H') ? 1 : 2,
    eq6: high ? 0 : 1,
  }
}

function scoreOf({ eq1, eq2, eq3, eq4, eq6 }: Macro): number | undefined {
  return macroScores[`${eq1}${eq2}${eq4}`]?.[columns.indexOf(`${eq3}${eq6}`)]
}

/** The score one class lower; undefined at the bottom. EQ3 moves together with EQ6. */
function scoreBelow(macro: Macro, eq: 'eq1' | 'eq2' | 'eq3' | 'eq4'): number | undefined {
  if (eq !== 'eq3') return scoreOf({ ...macro, [eq]: macro[eq] + 1 })
  if (macro.eq3 === 0) return Math.max(scoreOf({ ...macro, eq6: 1 })!, scoreOf({ ...macro, eq3: 1 })!)
  return macro.eq3 === 1 ? scoreOf({ ...macro, eq6: 1 }) : undefined
}

/** How many metric steps the choices lie below the first of the worst vectors that is nowhere milder than they are. */
function stepsDown(choices: CvssChoices, candidates: readonly string[]): number {
  for (const candidate of candidates) {
    const steps = candidate.split(' ').map((part) => {
      const [code = '', value = ''] = part.split(':')
      return rankOf(code, choices[code]!) - rankOf(code, value)
    })
    if (steps.every((step) => step >= 0)) return steps.reduce((sum, step) => sum + step)
  }
  throw new RangeError('a CVSS 4.0 choice is not one of its metric')
}

function rankOf(code: string, value: string): number {
  return cvssMetrics['4.0']
    .find((metric) => metric.code === code)!
    .values.findIndex((one) => one.code === value)
}

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
function scoreCvss31(choices: CvssChoices): number {
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

export {
  type CvssChoices,
  type CvssVersion,
  cvssMetrics,
  cvssVersions,
} from './cvss-metrics.ts'

/** `vector` in canonical order, `score` 0.0 … 10.0 with one decimal, `severity` its band, `choices` code → value. */
export type Cvss = {
  version: CvssVersion
  vector: string
  score: number
  severity: Band
  choices: CvssChoices
}

const longestVector = 200

/**
 * Reads a base vector of CVSS 3.1 or 4.0, in any order of its metrics.
 * @returns null for another version, an unknown, missing or doubled metric, a temporal or environmental one, or over 200 characters.
 */
export function parseCvss(vector: string): Cvss | null {
  if (vector.length > longestVector) return null
  const [head, ...parts] = vector.split('/')
  const version = cvssVersions.find((one) => head === `CVSS:${one}`)
  if (version === undefined || parts.length !== cvssMetrics[version].length) return null
  const pairs = parts.map((part) => part.split(':'))
  if (pairs.some((pair) => pair.length !== 2)) return null
  const choices: CvssChoices = Object.fromEntries(pairs)
  const canonical = buildVector(version, choices)
  if (canonical === null) return null
  const score = version === '3.1' ? scoreCvss31(choices) : scoreCvss40(choices)
  return { version, vector: canonical, score, severity: bandOfCvss(score), choices }
}

/** The canonical vector of a form's choices; null while one is missing or not allowed. Other keys are ignored. */
export function buildVector(version: CvssVersion, choices: CvssChoices): string | null {
  const parts: string[] = []
  for (const { code, values } of cvssMetrics[version]) {
    const value = Object.hasOwn(choices, code) ? choices[code] : undefined
    if (!values.some((one) => one.code === value)) return null
    parts.push(`${code}:${value}`)
  }
  return [`CVSS:${version}`, ...parts].join('/')
}

/**
 * What differs between two vectors, for the severity ledger. A metric that only one of them has (other version, or a vector
 * that cannot be read) counts as changed, with null on the side where it is missing.
 */
export function changedMetrics(
  vectorA: string,
  vectorB: string,
): { metric: string; from: string | null; to: string | null }[] {
  const a = parseCvss(vectorA)?.choices ?? {}
  const b = parseCvss(vectorB)?.choices ?? {}
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .map((metric) => ({ metric, from: a[metric] ?? null, to: b[metric] ?? null }))
    .filter(({ from, to }) => from !== to)
}
