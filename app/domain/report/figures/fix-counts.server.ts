import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type FixState, fixStates } from '../report-state.ts'
import { reports } from '../report-tables.server.ts'

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
