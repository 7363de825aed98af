import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { lockDisclosure, refuseOlderWording } from './disclosure-case.server.ts'
import type { WordingInput } from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'

/**
 * The other side agrees to the publication in the words it was shown, by their number. Other words are
 * `rewordPublication`, which asks back: no one's name is above words they did not agree to (finding RUL-13).
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (`wording_older`)
 */
export async function agreePublication(
  actor: Person,
  reportId: string,
  { wording }: WordingInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { disclosure } = await lockDisclosure(tx, actor, reportId, 'agree')
    refuseOlderWording(disclosure, wording)
    await tx
      .update(disclosures)
      .set({ state: 'agreed', agreedBy: actor.accountId, agreedAt: now() })
      .where(eq(disclosures.reportId, reportId))
    await record(tx, actor, 'publication.agreed', reportId, { wording })
  })
}
