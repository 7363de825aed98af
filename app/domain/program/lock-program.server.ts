import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { Grant } from '#domain/company/permission-policy.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { grantFrom, grantTo } from './program-grant.server.ts'
import type { ClearLateInput } from './program-input.ts'
import { mayClearLate } from './program-policy.ts'
import { isHalted, isUncovered, seenBy } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

/** A locked row with what policies ask beside it: the actor's grant, and whether its company may take reports at all. */
export type ProgramRow = typeof programs.$inferSelect &
  Grant & { halted: boolean; uncovered: boolean; late: boolean }

/**
 * The program as the actor may know it, its row locked until the transaction ends.
 * @throws Refusal not_found for one that is missing or hidden
 */
export async function lockProgram(
  tx: Tx,
  actor: Actor,
  programId: string,
  strength: 'update' | 'share' = 'update',
): Promise<ProgramRow> {
  if (!isId(programId)) refuse('not_found')
  const rows = await tx
    .select({ program: programs, grant: grantTo(actor), halted: isHalted(), uncovered: isUncovered() })
    .from(programs)
    .where(and(eq(programs.id, programId), seenBy(actor)))
    .for(strength)
  const { program, grant, halted, uncovered } = found(rows[0])
  return { ...program, ...grantFrom(grant), halted, uncovered, late: program.lateSince !== null }
}

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
