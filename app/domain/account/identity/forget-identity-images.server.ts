import { and, eq, lt, ne } from 'drizzle-orm'
import { files, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { removeBytes } from '#infra/files/file-store.ts'
import { after, day, now } from '#kernel/clock.ts'

/** Identity images are kept this long after the decision on them (meanings §5.1). */
export const identityImageDays = 90

/** Removes identity images whose time is over; their rows stay without the bytes. For a daily job. @returns how many */
export async function forgetIdentityImages(most = 500): Promise<number> {
  const rows = await database()
    .select({ id: files.id, storageKey: files.storageKey })
    .from(identityDocuments)
    .innerJoin(identityCases, eq(identityCases.id, identityDocuments.caseId))
    .innerJoin(files, eq(files.id, identityDocuments.fileId))
    .where(
      and(ne(files.state, 'removed'), lt(identityCases.decidedAt, after(now(), -identityImageDays * day))),
    )
    .limit(most)
  for (const { id, storageKey } of rows) {
    // Bytes first: should this stop in between, the next run finds the row again.
    await removeBytes(storageKey)
    await database().update(files).set({ state: 'removed' }).where(eq(files.id, id))
  }
  return rows.length
}
