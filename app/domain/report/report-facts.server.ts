import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { grantFrom, grantTo, rewardLimitOf } from '#domain/program/program-grant.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { maySee, type ReportFacts } from './report-policy.ts'
import { reports } from './report-tables.server.ts'

export type ReportRow = typeof reports.$inferSelect

/** A locked row and what the policy knows of it. */
export type LockedReport = { report: ReportRow; facts: ReportFacts }

/**
 * Locks a report until the transaction ends and shows that the actor may know of it. Verbs call it first, write what belongs
 * to the act, and move the report last.
 * @throws Refusal not_found for unknown reports and for those the actor may not see.
 */
export async function lockReport(tx: Tx, actor: Actor, reportId: string): Promise<LockedReport> {
  refuseUnless(isId(reportId), 'not_found')
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update')
  const locked = report && (await factsOf(tx, actor, report))
  return found(locked && maySee(actor, locked.facts) ? locked : null)
}

/**
 * A form that names the revision of its page is refused once the report has changed.
 * @throws Refusal conflict
 */
export function refuseOlderPage({ revision }: { revision: number }, seen: number | undefined): void {
  refuseUnless(seen === undefined || seen === revision, 'conflict', 'page_older')
}

/** The same without a lock, for reads inside a use case. */
export async function factsOf(tx: Tx, actor: Actor, report: ReportRow): Promise<LockedReport> {
  const [program] = await tx
    .select({
      companyId: programs.companyId,
      managedBy: programs.managedBy,
      grant: grantTo(actor),
      rewardLimit: rewardLimitOf(actor),
    })
    .from(programs)
    .where(eq(programs.id, report.programId))
  const { stage, closeReason, fix, retestVerdict, reporterId, validAt } = report
  const { rewardState: reward, ratingState: rating } = report
  const { grant, ...its } = found(program)
  const state = { stage, closeReason, fix, reward, rating, retestVerdict }
  const facts = { ...state, reporterId, validAt, ...its, ...grantFrom(grant) }
  return { report, facts }
}
