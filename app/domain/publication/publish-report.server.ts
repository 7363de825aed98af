import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { holdDisclosure } from './disclosure-case.server.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The platform team publishes the agreed text, and nothing else of the report.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (the text changed meanwhile)
 */
export async function publishReport(actor: Person, reportId: string): Promise<void> {
  const agreed = await transaction(
    async (tx) => (await holdDisclosure(tx, actor, reportId, 'publish')).disclosure,
  )
  const { summaryMd, bodyMd } = found(agreed)
  // Rendered between two transactions: hostile text may take its time without holding a lock.
  const [summaryHtml, bodyHtml] = await Promise.all([renderMarkdown(summaryMd), renderMarkdown(bodyMd)])
  await transaction(async (tx) => {
    const { disclosure } = await holdDisclosure(tx, actor, reportId, 'publish')
    refuseUnless(disclosure?.bodyMd === bodyMd && disclosure.summaryMd === summaryMd, 'conflict')
    await tx
      .update(disclosures)
      .set({ summaryHtml, bodyHtml, state: 'published', publishedBy: actor.accountId, publishedAt: now() })
      .where(eq(disclosures.reportId, reportId))
    const { reporterId, slug } = disclosure
    await record(tx, actor, 'publication.published', reportId, { reporterId, slug })
  })
}
