import { hour, now } from '@cakrawala/calendar/clock'
import { inArray, lte } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { drafts } from '#infra/files.ts'
import { uploadLives } from './begin-upload.server.ts'
import { reportUploads } from './upload-tables.server.ts'

const batch = 500

/** Removes uploads that have expired, and drafts that no upload has. For a nightly job. @returns how many drafts */
export async function pruneUploads(): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await database()
      .select({ id: reportUploads.id, draft: reportUploads.draft })
      .from(reportUploads)
      .where(lte(reportUploads.expiresAt, now()))
      .limit(batch)
    if (rows.length === 0) break
    for (const { draft } of rows) await drafts.remove(draft)
    const ids = rows.map(({ id }) => id)
    await database().delete(reportUploads).where(inArray(reportUploads.id, ids))
    removed += rows.length
  }
  for (const word of await drafts.olderThan(uploadLives + hour)) {
    await drafts.remove(word)
    removed++
  }
  return removed
}
