import { now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { type ChallengeStage, stageAt } from '../challenge.ts'
import { programs } from '../program-tables.server.ts'

const running = and(
  isNotNull(programs.startsAt),
  isNull(programs.resultsAt),
  inArray(programs.status, ['accepted', 'paused', 'ended']),
)

/** Writes into the history that a challenge was announced, started, froze or ended, once each. @returns how many moved on */
export async function moveChallengesOn(system: System): Promise<number> {
  const rows = await database()
    .select({ id: programs.id })
    .from(programs)
    .where(and(running, sql`${programs.toldStage} IS DISTINCT FROM ${stageInSql()}`))
    .limit(200)
  let moved = 0
  for (const { id } of rows) if (await movedOn(system, id)) moved++
  return moved
}

/** Of two processes that look at once, the one that locks the row first records it. */
async function movedOn(system: System, programId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(programs)
      .where(and(eq(programs.id, programId), running))
      .for('update')
    if (!row?.startsAt || !row.endsAt) return false
    const { startsAt, endsAt } = row
    const plan = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    const stage: ChallengeStage = stageAt(plan, false, now())
    if (row.toldStage === stage) return false
    await tx.update(programs).set({ toldStage: stage }).where(eq(programs.id, programId))
    await record(tx, system, 'program.challenge_moved_on', programId, { stage })
    return true
  })
}

/** `stageAt` in SQL, as far as it goes before the results. */
function stageInSql() {
  const at = sql`${now().toISOString()}::timestamptz`
  return sql`CASE WHEN ${at} < ${programs.startsAt} THEN 'announced' WHEN ${at} >= ${programs.endsAt} THEN 'judging'
    WHEN ${at} >= ${programs.endsAt} - interval '1 hour' THEN 'frozen' ELSE 'running' END`
}
