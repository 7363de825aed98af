import { after, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type ExplainReadingInput, reasonHolds } from './reading.ts'
import { readingReasons } from './reading-tables.server.ts'

/**
 * Gives the reason for reading many reports that are not one's own; it holds for an hour, and the colleagues
 * read it in the review of the week (LOG-03).
 * @throws Refusal not_found for all but the platform team
 */
export async function explainReading(actor: Actor, { reason }: ExplainReadingInput): Promise<void> {
  const person = found(isOperator(actor) ? actor : null)
  await transaction(async (tx) => {
    const [reasonId, givenAt] = [newId(), now()]
    const { accountId } = person
    await tx
      .insert(readingReasons)
      .values({ id: reasonId, accountId, reason, givenAt, goodUntil: after(givenAt, reasonHolds) })
    await record(tx, person, 'report.reading_explained', accountId, { reasonId })
  })
}
