import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { appealTurnsFor } from '../appeal-turns.server.ts'
import { reportScope, waitingOn } from '../report-scope.server.ts'
import { openStages } from '../report-state.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import type { ClockKind } from '../report-words.ts'

/** Open reports the viewer may see, by whom they wait on, and the closed ones with an open objection. */
export type ReportTurns = { reporter: number; operator: number; company: number }

export async function reportTurnsFor(viewer: Actor): Promise<ReportTurns> {
  const objections = appealTurnsFor(viewer)
  // Awaited below: where the other question fails first, this one must not become an unhandled rejection.
  objections.catch(() => undefined)
  const rows = await database()
    .select({ next: waitingOn, open: sql<number>`count(*)::int` })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(reportScope(viewer), inArray(reports.stage, [...openStages])))
    .groupBy(waitingOn)
  const turns: ReportTurns = { reporter: 0, operator: 0, company: 0 }
  for (const { next, open } of rows) if (next !== 'nobody') turns[next] = open
  const { operator, company } = await objections
  return { ...turns, operator: turns.operator + operator, company: turns.company + company }
}

export type LatePromise = {
  reportId: string
  reportHash: string
  code: string | null
  company: string
  kind: ClockKind
  dueAt: Date
}

/** Promises past their due moment on reports the viewer may see, the longest first. */
export async function latePromisesSeenBy(viewer: Actor, most: number): Promise<LatePromise[]> {
  return database()
    .select({
      reportId: reports.id,
      reportHash: reports.hash,
      code: reports.code,
      company: companies.name,
      kind: reportClocks.kind,
      dueAt: reportClocks.dueAt,
    })
    .from(reportClocks)
    .innerJoin(reports, eq(reports.id, reportClocks.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .where(
      and(
        reportScope(viewer),
        isNull(reportClocks.stoppedAt),
        isNull(reportClocks.pausedAt),
        lt(reportClocks.dueAt, now()),
      ),
    )
    .orderBy(asc(reportClocks.dueAt))
    .limit(most)
}
