import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import { mayStopLate } from '#domain/program/program-policy.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { keptByProgram } from './kept-promises.server.ts'
import { isLate, type KeptCount } from './promises.ts'

/**
 * Stops new reports in live programs whose companies kept less than half of their promises over 90 days, until
 * the platform team clears them. Records `program.late`, with how many promises there were and how many were kept.
 * @returns how many programs were stopped
 */
export async function stopLatePrograms(system: System): Promise<number> {
  const live = and(eq(programs.status, 'accepted'), gte(programs.validUntil, jakartaDay(now())))
  const { rows } = await database().execute<KeptCount & { id: string }>(sql`
    SELECT ${programs.id} AS id, s.promises, s.kept FROM (${keptByProgram()}) s
      JOIN ${programs} ON ${eq(programs.id, sql`s.program`)}
    WHERE ${and(live, isNull(programs.lateSince))} ORDER BY 1`)
  let stopped = 0
  for (const { id } of rows.filter(isLate)) if (await stopOne(system, id)) stopped++
  return stopped
}

/** Between the look and the lock another process may have stopped it, or the team cleared it: what counts is counted again. */
async function stopOne(system: System, programId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const program = await lockProgram(tx, system, programId)
    if (program.lateSince !== null || !mayStopLate(system, program)) return false
    const [count] = (await tx.execute<KeptCount>(keptByProgram(programId))).rows
    if (!count || !isLate(count)) return false
    const { promises, kept } = count
    await tx.update(programs).set({ lateSince: now() }).where(eq(programs.id, programId))
    await record(tx, system, 'program.late', programId, { promises, kept })
    return true
  })
}
