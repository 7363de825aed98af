import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { mayRevokeCertificates, mayShowCertificate } from './certificate.ts'
import { certificates } from './certificate-tables.server.ts'

/**
 * The platform team takes a certificate back for good; its page shows it from this moment.
 * @throws Refusal forbidden; not_found; conflict (revoked before)
 */
export async function revokeCertificate(
  actor: Actor,
  { certificateId, reason }: { certificateId: string; reason: string },
): Promise<void> {
  if (!mayRevokeCertificates(actor)) refuse('forbidden')
  await transaction(async (tx) => {
    const [row] = await tx.select().from(certificates).where(eq(certificates.id, certificateId)).for('update')
    const { bughunterId, programId, revokedAt } = found(row)
    refuseUnless(revokedAt === null, 'conflict')
    await tx
      .update(certificates)
      .set({ revokedAt: now(), revokedBy: actor.accountId, revokeReason: reason })
      .where(eq(certificates.id, certificateId))
    await record(tx, actor, 'reward.certificate_revoked', certificateId, { bughunterId, programId })
  })
}

/** A certificate names a person: it goes with them, and its address no longer exists. */
export async function eraseCertificates(tx: Tx, bughunterId: string): Promise<void> {
  await tx.delete(certificates).where(eq(certificates.bughunterId, bughunterId))
}

/**
 * Puts a certificate on its holder's public profile, or takes it off.
 * @throws Refusal not_found for those of other people too; conflict for a revoked one
 */
export async function showCertificate(
  actor: Actor,
  { certificateId, shown }: { certificateId: string; shown: boolean },
): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.select().from(certificates).where(eq(certificates.id, certificateId)).for('update')
    const { bughunterId, revokedAt, shownAt } = found(row && mayShowCertificate(actor, row) ? row : null)
    refuseUnless(revokedAt === null, 'conflict')
    if ((shownAt !== null) === shown) return
    await tx
      .update(certificates)
      .set({ shownAt: shown ? now() : null })
      .where(eq(certificates.id, certificateId))
    await record(tx, actor, 'reward.certificate_shown', certificateId, { bughunterId, shown })
  })
}
