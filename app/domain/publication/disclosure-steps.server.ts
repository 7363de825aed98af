import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { guardTexts } from '#domain/report/guard/guard-texts.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { lockDisclosure, refuseOlderWording } from './disclosure-case.server.ts'
import {
  type DisclosureText,
  type DisclosureTextInput,
  type PublicationReasonInput,
  type RewordInput,
  type WordingInput,
  wordingOf,
} from './publication-input.ts'
import { disclosures } from './publication-tables.server.ts'
import { writeWording } from './write-wording.server.ts'

/**
 * The reporter or an admin of the company proposes the disclosure of a closed and fixed report; the other
 * side answers. What of personal data is in the text was masked or kept one by one.
 * @throws Refusal not_found, forbidden, move_forbidden, invalid_input (`personal_data`)
 */
export async function requestPublication(
  actor: Person,
  reportId: string,
  input: DisclosureTextInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockDisclosure(tx, actor, reportId, 'request')
    const wording = await writeWording(tx, actor, locked, guarded(input))
    await record(tx, actor, 'publication.requested', reportId, { wording })
  })
}

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

/**
 * The person who is asked answers with words of their own: they go back to the side that wrote before, which agrees,
 * rewords or refuses.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (`wording_older`; `wording_same`: then agreeing is
 * meant), invalid_input (`personal_data`: what stood in the wording before is not asked again)
 */
export async function rewordPublication(
  actor: Person,
  reportId: string,
  { wording: seen, ...input }: RewordInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockDisclosure(tx, actor, reportId, 'reword')
    refuseOlderWording(locked.disclosure, seen)
    const { title, summaryMd, bodyMd } = locked.disclosure!
    const reworded = guarded(input, [title, summaryMd, bodyMd])
    if (title === reworded.title && summaryMd === reworded.summary && bodyMd === reworded.body)
      refuse('conflict', 'wording_same')
    const wording = await writeWording(tx, actor, locked, reworded)
    await record(tx, actor, 'publication.requested', reportId, { wording, reworded: true })
  })
}

/** Nothing of a public text is sealed: who needs it has the report. */
function guarded(input: DisclosureTextInput, confirmed: readonly string[] = []): DisclosureText {
  return guardTexts(wordingOf(input), input.personalData, confirmed).texts
}
