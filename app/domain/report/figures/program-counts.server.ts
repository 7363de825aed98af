import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, count, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { type FixState, fixStates } from '#domain/report/report-state.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'

export type ProgramCounts = { incoming: number; valid: number }

/**
 * How many reports each program received (without drafts and withdrawn ones) and how many of them were found
 * valid. Private programs' counts are fixed for a day, so that single reports cannot be observed; their
 * company and the platform team ask for `exact` ones. Unscoped: the caller has shown that the viewer may know
 * the programs.
 */
export async function programCounts(
  programIds: readonly string[],
  { exact = false }: { exact?: boolean } = {},
): Promise<Map<string, ProgramCounts>> {
  const counts = new Map(programIds.map((id) => [id, { incoming: 0, valid: 0 }]))
  if (programIds.length === 0) return counts
  const midnight = new Date(`${jakartaDay(now())}T00:00:00+07:00`)
  const rows = await database()
    .select({
      programId: reports.programId,
      incoming: sql<number>`count(*)::int`,
      valid: sql<number>`(count(*) FILTER (WHERE ${isValid}${
        exact
          ? sql``
          : sql` AND
        (${programs.visibility} = 'public' OR ${reports.validAt} < ${midnight})`
      }))::int`,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(
      and(
        inArray(reports.programId, [...programIds]),
        ne(reports.stage, 'draft'),
        sql`${reports.closeReason} IS DISTINCT FROM 'withdrawn'`,
        exact ? undefined : or(eq(programs.visibility, 'public'), lt(reports.submittedAt, midnight)),
      ),
    )
    .groupBy(reports.programId)
  for (const { programId, incoming, valid } of rows) counts.set(programId, { incoming, valid })
  return counts
}

const isValid = sql`(${reports.stage} IN ('valid', 'rated') OR ${reports.closeReason} IN ('resolved', 'accepted_risk'))`

/**
 * Valid reports of a program by the state of their fix. Unscoped: the caller has shown that the viewer manages the program.
 */
export async function fixCounts(programId: string): Promise<Record<FixState, number>> {
  const valid = or(
    sql`${reports.stage} IN ('valid', 'rated')`,
    and(isNotNull(reports.closeReason), sql`${reports.closeReason} IN ('resolved', 'accepted_risk')`),
  )
  const rows = await database()
    .select({ fix: reports.fix, count: sql<number>`count(*)::int` })
    .from(reports)
    .where(and(eq(reports.programId, programId), valid))
    .groupBy(reports.fix)
  const counts = new Map(rows.map(({ fix, count }) => [fix, count]))
  return Object.fromEntries(fixStates.map((fix) => [fix, counts.get(fix) ?? 0])) as Record<FixState, number>
}

/** How many reports an account has sent, for the platform team. @throws Refusal not_found */
export async function reportCountOf(actor: Actor, accountId: string): Promise<number> {
  found(isOperator(actor) ? actor : null)
  const [row] = await database()
    .select({ sent: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, accountId), ne(reports.stage, 'draft')))
  return row?.sent ?? 0
}
