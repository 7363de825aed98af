import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { lockDisclosure } from './disclosure-case.server.ts'
import type { PublicationReasonInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The platform team, or the bughunter under whose name it is published, takes a publication back; its page is gone at
 * once and the rendered text with it.
 * @throws Refusal not_found, forbidden, move_forbidden
 */
export async function unpublish(
  actor: Person,
  reportId: string,
  { reason }: PublicationReasonInput,
): Promise<void> {
  await transaction(async (tx) => {
    await lockDisclosure(tx, actor, reportId, 'unpublish')
    const gone = {
      state: 'withdrawn' as const,
      refuseReason: reason,
      summaryHtml: '',
      bodyHtml: '',
      publishedAt: null,
    }
    await tx.update(disclosures).set(gone).where(eq(disclosures.reportId, reportId))
    await record(tx, actor, 'publication.withdrawn', reportId)
  })
}
