import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { ExportedRows } from '@cakrawala/paging/paging'
import { type ReadList, readAll } from '@cakrawala/paging/read-all'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { type ExportedList, mayExportLists, mostExported } from './export-policy.ts'
import { listExports } from './export-tables.server.ts'

const perHour = rateLimit('list-export', 20, 3_600)

/**
 * Takes a list along, for people who may, so often an hour; the history records it (LOG-04). What is in it is what the
 * same person reads on the page: `lists` are those queries, one after the other.
 * @throws Refusal forbidden, too_many_requests
 */
export async function exportList<T extends { id: string }>(
  actor: Actor,
  list: ExportedList,
  lists: (person: Person) => readonly ReadList<T>[],
): Promise<ExportedRows<T>> {
  const person = found(actor.kind === 'person' ? actor : null)
  refuseUnless(mayExportLists(person), 'forbidden')
  await perHour.take(person.accountId)
  const exported = await readAll(lists(person), mostExported)
  await transaction(async (tx) => {
    const exportId = newId()
    const rowIds = exported.rows.map(({ id }) => id)
    await tx.insert(listExports).values({ id: exportId, list, rowIds, exportedAt: now() })
    await record(tx, person, 'account.list_exported', person.accountId, {
      list,
      rows: rowIds.length,
      exportId,
    })
  })
  return exported
}
