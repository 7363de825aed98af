import { now } from '@cakrawala/calendar/clock'
import { maskValues } from '@cakrawala/personal-data/mask-values'
import type { FieldErrors } from '@cakrawala/refusal/refusal'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import type { Tx } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { refuseField } from '#kernel/refusal.ts'
import { type RiskLevel, riskLevelOf } from '#kernel/risk-level.ts'
import { endedFaults } from './classification/class-ended.ts'
import type { Guarded } from './guard/guard-texts.ts'
import type { ReportRow } from './report-facts.server.ts'
import type { EditReportInput } from './report-input.ts'
import { policyTargets } from './report-programs.server.ts'
import { reportVersions } from './report-tables.server.ts'

/** The texts and claims of a report, without form keys and revisions. */
export type ReportTexts = Omit<EditReportInput, 'revision' | 'personalData'>

/**
 * Whether two reports, drafts or forms are the same, letter by letter; space around a text is no difference.
 */
export function sameTexts(one: StoredTexts, other: StoredTexts): boolean {
  const at = (moment: Date | null) => moment?.getTime() ?? null
  const said = (value: string | number | null) => String(value ?? '').trim()
  return (
    at(one.foundAt) === at(other.foundAt) &&
    compared.every((column) => said(one[column]) === said(other[column]))
  )
}

type StoredTexts = { [K in keyof ReportTexts]: ReportTexts[K] | null }

const compared = [
  'title',
  'target',
  'vrtId',
  'vrtOther',
  'cweId',
  'cweOther',
  'cvssVector',
  'pocMd',
  'impactMd',
  'recommendationMd',
] as const

/** The texts of a report in which personal data is looked for. */
export function guardedTexts<Texts extends GuardedTexts>(texts: Texts): GuardedTexts {
  const { title, pocMd, impactMd, recommendationMd } = texts
  return { title, pocMd, impactMd, recommendationMd }
}
type GuardedTexts = Record<'title' | 'pocMd' | 'impactMd' | 'recommendationMd', string>

/** The columns that hold a report's content. */
export type ContentColumns = ReportTexts & {
  pocHtml: string
  impactHtml: string
  recommendationHtml: string
  cvssScore: number
  claimedLevel: RiskLevel
}

/**
 * Scores the vector and renders the Markdown; do it before the transaction opens.
 */
export async function contentOf(texts: ReportTexts): Promise<ContentColumns> {
  const cvss = parseCvss(texts.cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
  const [pocHtml, impactHtml, recommendationHtml] = await Promise.all([
    renderMarkdown(texts.pocMd),
    renderMarkdown(texts.impactMd),
    renderMarkdown(texts.recommendationMd),
  ])
  const claims = { cvssVector: cvss.vector, cvssScore: cvss.score, claimedLevel: riskLevelOf(cvss.score) }
  return { ...texts, ...claims, pocHtml, impactHtml, recommendationHtml }
}

/** What of a report the database alone can judge: its asset by the policy version, a class that ended by what is stored. */
export async function faultsAgainst(
  tx: Tx,
  { programId, version }: { programId: string; version: number },
  texts: Pick<ReportTexts, 'target' | 'vrtId' | 'cweId'>,
  stored: Pick<ReportTexts, 'vrtId' | 'cweId'> | null,
): Promise<FieldErrors> {
  const targets = await policyTargets(programId, version, tx)
  const target: FieldErrors = targets.includes(texts.target) ? {} : { target: [{ key: 'not_in_scope' }] }
  return { ...target, ...endedFaults(texts, stored) }
}

/** Stores the texts of a report before they are replaced; what is masked in the new ones is masked in them, too. */
export async function storeVersion(
  tx: Tx,
  report: ReportRow,
  { originals }: Pick<Guarded<unknown>, 'originals'>,
): Promise<void> {
  const { id: reportId, revision, cvssVector } = report
  const values = new Set(originals.map(({ value }) => value))
  const masked = (text: string) => maskValues(text, values).text
  const { title, pocMd, impactMd, recommendationMd } = guardedTexts(report)
  const texts = { title: masked(title), pocMd: masked(pocMd), impactMd: masked(impactMd) }
  await tx
    .insert(reportVersions)
    .values({
      ...{ reportId, revision, ...texts, recommendationMd: masked(recommendationMd), cvssVector },
      replacedAt: now(),
    })
    .onConflictDoNothing()
}
