import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { lockDisclosure } from './disclosure-case.server.ts'
import type { PublicationReasonInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The other side, the platform team or the bughunter under whose name it would appear refuses, with a reason
 * both sides read.
 * @throws Refusal not_found, forbidden, move_forbidden
 */
export async function refusePublication(
  actor: Person,
  reportId: string,
  { reason }: PublicationReasonInput,
): Promise<void> {
  await transaction(async (tx) => {
    await lockDisclosure(tx, actor, reportId, 'refuse')
    await tx
      .update(disclosures)
      .set({ state: 'refused', refuseReason: reason })
      .where(eq(disclosures.reportId, reportId))
    await record(tx, actor, 'publication.refused', reportId)
  })
}
