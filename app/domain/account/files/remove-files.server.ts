import { and, eq, inArray, ne } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { removeBytes } from '#infra/files.ts'

/** Removes files for good; the rows stay without bytes and name. What is gone already is passed over. */
export async function removeFiles(fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await database()
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), ne(files.state, 'removed')))
  for (const { id, storageKey } of rows) {
    // Bytes first: should this stop in between, the next run finds the row again.
    await removeBytes(storageKey)
    await database().update(files).set({ state: 'removed', name: '' }).where(eq(files.id, id))
  }
}
