import { after, hour, now } from '@cakrawala/calendar/clock'
import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { database } from '#infra/database.ts'
import { companyNpwps } from './company-tables.server.ts'

/**
 * Removes NPWP cards that no company shows: uploads whose form was refused in the end, and replaced ones left
 * behind by a crash. Those younger than an hour may be on their way into a form. For a daily job.
 * @returns how many
 */
export async function forgetReplacedCards(): Promise<number> {
  const settled = lt(files.createdAt, after(now(), -hour))
  const shown = database().select({ one: sql`1` }).from(companyNpwps).where(eq(companyNpwps.fileId, files.id))
  const rows = await database()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.purpose, 'npwp'), ne(files.state, 'removed'), settled, notExists(shown)))
    .limit(500)
  await removeFiles(rows.map(({ id }) => id))
  return rows.length
}
