import { type Band, bandOfCvss } from '#kernel/risk-level.ts'
import { type CvssChoices, type CvssVersion, cvssMetrics, cvssVersions } from './cvss-metrics.ts'
import { scoreCvss31 } from './cvss31.ts'
import { scoreCvss40 } from './cvss40.ts'

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
