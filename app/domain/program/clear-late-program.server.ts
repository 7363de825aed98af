import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from './lock-program.server.ts'
import type { ClearLateInput } from './program-input.ts'
import { mayClearLate } from './program-policy.ts'
import { programs } from './program-tables.server.ts'

/**
 * The platform team lets a program that was late take new reports again. Promises due before this moment do not count
 * against it any more; what its company reads about it is the note.
 * @throws Refusal not_found; forbidden; move_forbidden (it is not late, or has ended)
 */
export async function clearLateProgram(
  actor: Actor,
  programId: string,
  { note }: ClearLateInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { lateSince, status } = await lockProgram(tx, actor, programId)
    refuseUnless(mayClearLate(actor), 'forbidden')
    refuseUnless(lateSince !== null && status !== 'ended', 'move_forbidden')
    await tx.update(programs).set({ lateSince: null, lateClearedAt: now() }).where(eq(programs.id, programId))
    await record(tx, actor, 'program.late_cleared', programId, { since: lateSince.toISOString(), note })
  })
}
