import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { mayShowCertificate } from './certificate.ts'
import { certificates } from './certificate-tables.server.ts'

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
