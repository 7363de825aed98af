import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { ExportedRows } from '@cakrawala/paging/paging'
import { listExports } from '#domain/account/export-tables.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type AffectedPerson, affectedPeopleSeenBy, mostAffected } from './affected-people.server.ts'
import type { ExportAffectedInput } from './breach-input.ts'

/**
 * The people a breach touched, to take along for the notices; that it was taken, and who was on it, is in the history.
 * @throws Refusal not_found; invalid_input (proof)
 */
export async function exportAffected(
  actor: Actor,
  input: ExportAffectedInput,
): Promise<ExportedRows<AffectedPerson>> {
  const person = found(isOperator(actor) ? actor : null)
  await reauthenticate(person, input)
  const { who, address, about, from, to } = input
  const filter = { who, address, about, from, to }
  const all = await affectedPeopleSeenBy(person, filter, mostAffected + 1)
  const people = all.slice(0, mostAffected)
  await transaction(async (tx) => {
    const exportId = newId()
    const rowIds = people.flatMap(({ accountId }) => accountId ?? [])
    await tx.insert(listExports).values({ id: exportId, list: 'affected', rowIds, exportedAt: now() })
    await record(tx, person, 'privacy.breach_exported', person.accountId, {
      people: people.length,
      filter,
      exportId,
    })
  })
  return { rows: people, more: all.length > mostAffected }
}
