import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { and, eq, exists, inArray, lt, ne, notExists, or } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { database } from '#infra/database.ts'
import { taxResidences } from './residence-tables.server.ts'

/** Documents of refused requests are stored this long, in case the person asks again or objects. */
export const refusedDocumentDays = 90

/**
 * Removes documents of tax residences that no request shows, and those of refused and withdrawn ones whose time is over. Uploads
 * younger than an hour may be on their way into a request. For a daily job. @returns how many
 */
export async function forgetResidenceDocuments(): Promise<number> {
  const its = eq(taxResidences.documentFileId, files.id)
  const over = and(
    inArray(taxResidences.state, ['refused', 'withdrawn']),
    lt(taxResidences.decidedAt, after(now(), -refusedDocumentDays * day)),
  )
  const shown = database().select({ id: taxResidences.id }).from(taxResidences).where(its)
  const spent = database().select({ id: taxResidences.id }).from(taxResidences).where(and(its, over))
  const rows = await database()
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        ...[eq(files.purpose, 'tax_residence'), ne(files.state, 'removed')],
        lt(files.createdAt, after(now(), -hour)),
        or(notExists(shown), exists(spent)),
      ),
    )
    .limit(500)
  await removeFiles(rows.map(({ id }) => id))
  return rows.length
}
