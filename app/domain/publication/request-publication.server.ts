import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { holdDisclosure, takeSlug } from './disclosure-case.server.ts'
import type { TellingInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The reporter or an admin of the company proposes the public telling of a closed and fixed report; the other side answers.
 * @throws Refusal not_found, forbidden, move_forbidden
 */
export async function requestPublication(
  actor: Person,
  reportId: string,
  { title, summary, body }: TellingInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { report } = await holdDisclosure(tx, actor, reportId, 'request')
    const asked = {
      state: 'requested' as const,
      slug: await takeSlug(tx, report, title),
      title,
      summaryMd: summary,
      summaryHtml: '',
      bodyMd: body,
      bodyHtml: '',
      refuseReason: null,
      requestedBy: actor.accountId,
      requestedAt: now(),
      agreedBy: null,
      agreedAt: null,
      publishedBy: null,
      publishedAt: null,
    }
    await tx
      .insert(disclosures)
      .values({ reportId, reporterId: report.reporterId, ...asked })
      .onConflictDoUpdate({ target: disclosures.reportId, set: asked })
    await record(tx, actor, 'publication.requested', reportId)
  })
}
