import { and, eq, type SQL, sql } from 'drizzle-orm'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isRole } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { maySee, type ReportFacts } from './report-policy.ts'
import { reports } from './report-tables.server.ts'

export type ReportRow = typeof reports.$inferSelect

/** A locked row and what the policy knows of it. */
export type HeldReport = { report: ReportRow; facts: ReportFacts }

/**
 * Locks a report until the transaction ends and shows that the actor may know of it. Verbs call it first, write what belongs
 * to the act, and move the report last.
 * @throws Refusal not_found for unknown reports and for those the actor may not see.
 */
export async function holdReport(tx: Tx, actor: Actor, reportId: string): Promise<HeldReport> {
  refuseUnless(isId(reportId), 'not_found')
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update')
  const held = report && (await factsOf(tx, actor, report))
  return found(held && maySee(actor, held.facts) ? held : null)
}

/** The same without a lock, for reads inside a verb. */
export async function factsOf(tx: Tx, actor: Actor, report: ReportRow): Promise<HeldReport> {
  const [program] = await tx
    .select({ companyId: programs.companyId, managedBy: programs.managedBy, granted: grantedTo(actor) })
    .from(programs)
    .where(eq(programs.id, report.programId))
  const { stage, closeReason, fix, rewardState: reward, reporterId, validAt } = report
  return { report, facts: { stage, closeReason, fix, reward, reporterId, validAt, ...found(program) } }
}

/** Whether the program of the row was granted to this company member; false for everybody else. */
export function grantedTo(actor: Actor): SQL<boolean> {
  if (!isRole(actor, 'company_member')) return sql<boolean>`false`
  const grant = and(
    eq(memberGrants.programId, programs.id),
    sql`${memberGrants.memberId} = ${actor.memberId}`,
  )
  return sql<boolean>`EXISTS (SELECT 1 FROM ${memberGrants} WHERE ${grant})`
}
