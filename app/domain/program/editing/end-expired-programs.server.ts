import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, inArray, lt } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { lockProgram } from '../lock-program.server.ts'
import { programs } from '../program-tables.server.ts'
import { moveProgram } from './move-program.server.ts'

/** Ends every live or paused program whose last day (Asia/Jakarta) has passed. @returns how many */
export async function endExpiredPrograms(actor: System): Promise<number> {
  const expired = await database()
    .select({ id: programs.id })
    .from(programs)
    .where(and(inArray(programs.status, ['accepted', 'paused']), lt(programs.validUntil, jakartaDay(now()))))
  let ended = 0
  for (const { id } of expired) if (await endedNow(actor, id)) ended++
  return ended
}

/** Between the look and the lock a person may have ended or extended it; then there is nothing to do. */
async function endedNow(actor: System, programId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const { status, validUntil } = await lockProgram(tx, actor, programId)
    if (status === 'ended' || validUntil >= jakartaDay(now())) return false
    await moveProgram(tx, actor, programId, 'end')
    return true
  })
}
