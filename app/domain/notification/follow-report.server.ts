import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reportScope } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { FollowReportInput } from './notification-input.ts'
import { reportFollows } from './notification-tables.server.ts'
import { mayReadReport } from './recipients.server.ts'

const a = alias(accounts, 'a')

/** Chooses what the actor hears of a report; once more changes nothing. @throws Refusal not_found for one they may not read */
export async function followReport(
  actor: Person,
  reportId: string,
  { way }: FollowReportInput,
): Promise<void> {
  const { accountId } = actor
  await transaction(async (tx) => {
    await readable(tx, actor, reportId)
    if (way === 'usual')
      await tx
        .delete(reportFollows)
        .where(and(eq(reportFollows.reportId, reportId), eq(reportFollows.accountId, accountId)))
    else
      await tx
        .insert(reportFollows)
        .values({ accountId, reportId, way, changedAt: now() })
        .onConflictDoUpdate({
          target: [reportFollows.reportId, reportFollows.accountId],
          set: { way, changedAt: now() },
        })
  })
}

async function readable(tx: Pick<Tx, 'select'>, viewer: Person, reportId: string): Promise<void> {
  const [row] = isId(reportId)
    ? await tx
        .select({ id: reports.id })
        .from(reports)
        .innerJoin(programs, eq(programs.id, reports.programId))
        .where(and(eq(reports.id, reportId), reportScope(viewer)))
    : []
  found(row)
}

/** Which of some accounts muted what an event is about. */
export async function mutersOf(
  tx: Pick<Tx, 'select'>,
  accountIds: readonly string[],
  subjectId: string,
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const { accountId, reportId, way } = reportFollows
  const rows = await tx
    .select({ accountId })
    .from(reportFollows)
    .where(and(eq(reportId, subjectId), eq(way, 'mute'), inArray(accountId, [...accountIds])))
  return new Set(rows.map((row) => row.accountId))
}

/** Ends what people chose for reports they may not read any more; for a daily job. @returns how many */
export async function endLostFollows(): Promise<number> {
  const { reportId, accountId } = reportFollows
  const ended = await database()
    .delete(reportFollows)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM ${accounts} a WHERE ${a.id} = ${accountId} AND ${mayReadReport(sql`${reportId}`)})`,
    )
    .returning({ reportId })
  return ended.length
}
