import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseObstacle } from '#kernel/refusal.ts'
import { lockDisclosure, publishingObstacleOf, refuseOlderWording } from './disclosure-case.server.ts'
import type { PublishInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'
import { publishingRefusals } from './sending-policy.ts'

/**
 * The platform team publishes the agreed text, and nothing else of the report.
 * @param wording the one that was read; the agreed one where it is left out
 * @throws Refusal not_found, forbidden (also `second_right_new`), move_forbidden, conflict (`wording_older`: the text changed)
 */
export async function publishReport(
  actor: Person,
  reportId: string,
  { wording: seen }: PublishInput = {},
): Promise<void> {
  const agreed = await transaction(
    async (tx) => (await lockDisclosure(tx, actor, reportId, 'publish')).disclosure,
  )
  refuseOlderWording(agreed, seen)
  const { summaryMd, bodyMd, wording } = found(agreed)
  // Rendered between two transactions: hostile text may take its time without holding a lock.
  const [summaryHtml, bodyHtml] = await Promise.all([renderMarkdown(summaryMd), renderMarkdown(bodyMd)])
  await transaction(async (tx) => {
    const { disclosure } = await lockDisclosure(tx, actor, reportId, 'publish')
    refuseObstacle(await publishingObstacleOf(tx, actor, disclosure), publishingRefusals)
    refuseOlderWording(disclosure, wording)
    await tx
      .update(disclosures)
      .set({ summaryHtml, bodyHtml, state: 'published', publishedBy: actor.accountId, publishedAt: now() })
      .where(eq(disclosures.reportId, reportId))
    const { reporterId, slug } = found(disclosure)
    await record(tx, actor, 'publication.published', reportId, { reporterId, slug, wording })
  })
}
