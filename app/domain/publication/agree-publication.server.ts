import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { holdDisclosure, takeSlug } from './disclosure-case.server.ts'
import type { TellingInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The other side agrees to the publication of this text, which may be a redacted one; earlier wordings are not kept.
 * @throws Refusal not_found, forbidden, move_forbidden
 */
export async function agreePublication(
  actor: Person,
  reportId: string,
  { title, summary, body }: TellingInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { report, disclosure } = await holdDisclosure(tx, actor, reportId, 'agree')
    const slug = await takeSlug(tx, report, title)
    const text = { slug, title, summaryMd: summary, bodyMd: body }
    await tx
      .update(disclosures)
      .set({ ...text, state: 'agreed', agreedBy: actor.accountId, agreedAt: now() })
      .where(eq(disclosures.reportId, reportId))
    const redacted =
      disclosure?.bodyMd !== body || disclosure.summaryMd !== summary || disclosure.title !== title
    await record(tx, actor, 'publication.agreed', reportId, { redacted })
  })
}
