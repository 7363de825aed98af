import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { classNames } from '../classification/class-names.ts'
import { factsOf } from '../report-facts.server.ts'
import { closeReasons, stages } from '../report-lifecycle.ts'
import { isMoverOf, mayMoveReport } from '../report-policy.ts'
import { reportScope } from '../report-scope.server.ts'
import { reports } from '../report-tables.server.ts'
import { level } from '../report-view.ts'
import { markTerms } from './mark-terms.ts'
import { originalProblem } from './original.ts'
import { featuresOf, formsShared } from './report-features.ts'

/** One of two compared reports; what both say is marked in its texts. `level`: the last word on severity so far. */
const comparedReport = z.object({
  ...{
    id: text,
    hash: text,
    code: text.nullable(),
    title: text,
    program: text,
    reporter: text,
    target: text,
  },
  ...{
    vrtName: text.nullable(),
    vrtOther: text.nullable(),
    cweId: count.nullable(),
    cweName: text.nullable(),
    cweOther: text.nullable(),
  },
  ...{ foundAt: moment.nullable(), submittedAt: moment, level: level.nullable(), revision: count },
  ...{ stage: z.enum(stages), closeReason: z.enum(closeReasons).nullable() },
  ...{ pocHtml: text, impactHtml: text, recommendationHtml: text },
})
export type ComparedReport = z.infer<typeof comparedReport>

/** Why the newer report cannot be closed as a duplicate of the older one. */
const markObstacle = z.enum([
  'original_unknown',
  'original_is_duplicate',
  'original_younger',
  'forbidden',
  'move_forbidden',
])
type MarkObstacle = z.infer<typeof markObstacle>

/** Two reports of one company side by side, by when they were sent. `obstacle`: null where the reader may mark the newer one. */
export const comparison = z
  .object({ older: comparedReport, newer: comparedReport, obstacle: markObstacle.nullable() })
  .meta({ id: 'ReportComparison' })
export type Comparison = z.infer<typeof comparison>

/** Two sent reports of one company, both of which the viewer may see; null otherwise, and for bughunters (RPT-11). */
export async function comparisonSeenBy(
  viewer: Actor,
  id: string | undefined,
  otherId: string | undefined,
): Promise<Comparison | null> {
  if (isBughunter(viewer) || !isId(id) || !isId(otherId) || id === otherId) return null
  const rows = await database()
    .select({
      report: reports,
      program: programs.title,
      companyId: programs.companyId,
      reporter: accounts.username,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(accounts, eq(accounts.id, reports.reporterId))
    .where(and(inArray(reports.id, [id, otherId]), reportScope(viewer)))
    .orderBy(reports.submittedAt, reports.id)
  const [older, newer] = rows
  if (!older || !newer || older.companyId !== newer.companyId) return null
  return {
    older: sideOf(older, newer),
    newer: sideOf(newer, older),
    obstacle: await obstacleTo(viewer, newer, older),
  }
}

type Row = { report: typeof reports.$inferSelect; program: string; reporter: string }

function sideOf({ report, program, reporter }: Row, other: Row): ComparedReport {
  const { id, hash, code, title, target, vrtOther, cweId, cweOther, foundAt, submittedAt, revision } = report
  const { stage, closeReason, riskLevel, triagedLevel, claimedLevel } = report
  const terms = formsShared(report, featuresOf(other.report))
  return {
    ...{ id, hash, code, title, program, reporter, target, vrtOther, cweId, cweOther, ...classNames(report) },
    ...{ foundAt, submittedAt: submittedAt!, revision, stage, closeReason },
    level: riskLevel ?? triagedLevel ?? claimedLevel,
    pocHtml: markTerms(report.pocHtml, terms),
    impactHtml: markTerms(report.impactHtml, terms),
    recommendationHtml: markTerms(report.recommendationHtml, terms),
  }
}

async function obstacleTo(viewer: Actor, copy: Row, original: Row): Promise<MarkObstacle | null> {
  const { facts } = await factsOf(database(), viewer, copy.report)
  if (!isMoverOf(viewer, facts, 'close_duplicate')) return 'forbidden'
  if (!mayMoveReport(viewer, facts, 'close_duplicate')) return 'move_forbidden'
  const problem = originalProblem(original.report, copy.report)
  if (problem === null) return original.report.code === null ? 'original_unknown' : null
  return markObstacle.catch('original_unknown').parse(problem)
}
