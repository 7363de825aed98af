import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { lockDisclosure } from './disclosure-case.server.ts'
import type { DisclosureTextInput } from './publication-input.ts'
import { writeWording } from './write-wording.server.ts'

/**
 * The reporter or an admin of the company proposes the disclosure of a closed and fixed report; the other
 * side answers.
 * @throws Refusal not_found, forbidden, move_forbidden
 */
export async function requestPublication(
  actor: Person,
  reportId: string,
  disclosureText: DisclosureTextInput,
): Promise<void> {
  await transaction(async (tx) => {
    const wording = await writeWording(
      tx,
      actor,
      await lockDisclosure(tx, actor, reportId, 'request'),
      disclosureText,
    )
    await record(tx, actor, 'publication.requested', reportId, { wording })
  })
}
