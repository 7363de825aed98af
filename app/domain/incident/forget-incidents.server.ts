import { after, hour, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { incidentLife } from './incident.ts'
import { incidentFiles, incidents } from './incident-tables.server.ts'

/**
 * Erases tickets whose time is over, with their notes, files and links; and uploads that hang on no ticket because their
 * form was refused in the end. For a daily job. @returns how many tickets
 */
export async function forgetIncidents(most = 200): Promise<number> {
  const due = or(
    lt(incidents.endedAt, after(now(), -incidentLife.ended)),
    and(eq(incidents.spam, true), lt(incidents.receivedAt, after(now(), -incidentLife.spam))),
  )
  const rows = await database().select({ id: incidents.id }).from(incidents).where(due).limit(most)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    const hung = await database()
      .select({ id: incidentFiles.fileId })
      .from(incidentFiles)
      .where(inArray(incidentFiles.incidentId, ids))
    // Bytes first, and outside the transaction: should this stop in between, the next run finds the tickets again.
    await removeFiles(hung.map(({ id }) => id))
    await transaction(async (tx) => {
      await tx.delete(links).where(inArray(links.subjectId, ids))
      await tx.delete(incidents).where(inArray(incidents.id, ids))
    })
  }
  await removeLooseFiles()
  return ids.length
}

async function removeLooseFiles(): Promise<void> {
  const hung = database()
    .select({ one: sql`1` })
    .from(incidentFiles)
    .where(eq(incidentFiles.fileId, files.id))
  const settled = lt(files.createdAt, after(now(), -hour))
  const loose = await database()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.purpose, 'incident'), ne(files.state, 'removed'), settled, notExists(hung)))
    .limit(500)
  await removeFiles(loose.map(({ id }) => id))
}
