import { now } from '@cakrawala/calendar/clock'
import { and, eq, inArray } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import { mayManage } from '#domain/program/program-policy.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'

/**
 * The company or the platform team ends one bughunter's permission: the authorization letter shows it at
 * once, and neither a report nor a new agreement of this program is taken from them any more.
 * @throws Refusal not_found (program or letter); forbidden; conflict (revoked before)
 */
export async function revokeLetter(
  actor: Actor,
  programId: string,
  { agreementId, reason }: { agreementId: string; reason: string },
): Promise<void> {
  await change(actor, programId, agreementId, 'program.letter_revoked', (by) => ({
    revokedAt: now(),
    revokedBy: by.accountId,
    revokeReason: reason,
  }))
}

/** Gives a permission back. @throws Refusal not_found; forbidden; conflict (it was not revoked) */
export async function restoreLetter(
  actor: Actor,
  programId: string,
  { agreementId }: { agreementId: string },
): Promise<void> {
  await change(actor, programId, agreementId, 'program.letter_restored', () => ({
    revokedAt: null,
    revokedBy: null,
    revokeReason: null,
  }))
}

type Change = Partial<typeof letters.$inferInsert> & { revokedAt: Date | null }

async function change(
  actor: Actor,
  programId: string,
  agreementId: string,
  event: 'program.letter_revoked' | 'program.letter_restored',
  changeOf: (by: Person) => Change,
): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (actor.kind !== 'person' || !mayManage(actor, program)) refuse('forbidden')
    const { bughunterId, revokedAt } = found(await lockLetter(tx, programId, agreementId))
    const set = changeOf(actor)
    refuseUnless((revokedAt === null) !== (set.revokedAt === null), 'conflict')
    await tx.update(letters).set(set).where(eq(letters.agreementId, agreementId))
    await record(tx, actor, event, programId, { agreementId, bughunterId })
  })
}

async function lockLetter(tx: Tx, programId: string, agreementId: string) {
  const [row] = await tx
    .select({ bughunterId: agreements.bughunterId, revokedAt: letters.revokedAt })
    .from(letters)
    .innerJoin(agreements, eq(agreements.id, letters.agreementId))
    .where(and(eq(letters.agreementId, agreementId), eq(agreements.programId, programId)))
    .for('update', { of: letters })
  return row ?? null
}

/** A letter names a person and goes with them; the agreement stays as evidence, under a pseudonym. */
export async function eraseLetters(tx: Tx, bughunterId: string): Promise<void> {
  const own = tx.select({ id: agreements.id }).from(agreements).where(eq(agreements.bughunterId, bughunterId))
  await tx.delete(letters).where(inArray(letters.agreementId, own))
}
