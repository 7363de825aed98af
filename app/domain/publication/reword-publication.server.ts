import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { lockDisclosure, refuseOlderWording } from './disclosure-case.server.ts'
import type { RewordInput } from './publication-input.ts'
import { writeWording } from './write-wording.server.ts'

/**
 * The person who is asked answers with words of their own: they go back to the side that wrote before, which agrees,
 * rewords or refuses.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (`wording_older`; `wording_same`: then agreeing is
 * meant)
 */
export async function rewordPublication(
  actor: Person,
  reportId: string,
  { wording: seen, ...disclosureText }: RewordInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockDisclosure(tx, actor, reportId, 'reword')
    refuseOlderWording(locked.disclosure, seen)
    const { title, summaryMd, bodyMd } = locked.disclosure!
    if (
      title === disclosureText.title &&
      summaryMd === disclosureText.summary &&
      bodyMd === disclosureText.body
    )
      refuse('conflict', 'wording_same')
    const wording = await writeWording(tx, actor, locked, disclosureText)
    await record(tx, actor, 'publication.requested', reportId, { wording, reworded: true })
  })
}
