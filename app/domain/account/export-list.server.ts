import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { rateLimit } from '#infra/rate-limit.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { type ExportedList, mayExportLists, mostExported } from './export-policy.ts'
import { listExports } from './export-tables.server.ts'

const perHour = rateLimit('list-export', 20, 3_600)

/**
 * Takes a list along: whoever may, as often as an hour allows, and the history knows it (LOG-04). What is in it is what the
 * same person reads on the page: `read` is that query.
 * @throws Refusal forbidden, too_many_requests
 */
export async function exportList<T extends { id: string }>(
  actor: Actor,
  list: ExportedList,
  read: (person: Person, most: number) => Promise<T[]>,
): Promise<T[]> {
  const person = found(actor.kind === 'person' ? actor : null)
  refuseUnless(mayExportLists(person), 'forbidden')
  await perHour.take(person.accountId)
  const rows = await read(person, mostExported)
  await transaction(async (tx) => {
    const exportId = newId()
    const rowIds = rows.map(({ id }) => id)
    await tx.insert(listExports).values({ id: exportId, list, rowIds, exportedAt: now() })
    await record(tx, person, 'account.list_exported', person.accountId, { list, rows: rows.length, exportId })
  })
  return rows
}
