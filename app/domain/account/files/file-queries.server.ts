import { Readable } from 'node:stream'
import { isId } from '@cakrawala/ids/ids'
import { scanBytes } from '@cakrawala/upload-check/scan-bytes'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { getBytes, openStored, removeBytes } from '#infra/files.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import type { FilePurpose } from './insert-file.server.ts'

/** A file that may be handed out, without what is in it. */
export type StoredFile = { fileId: string; name: string; mediaType: string }
export type FileContent = { name: string; mediaType: string; bytes: Buffer }

/** A file that is clean. Unscoped: the caller has shown that the reader may see what it hangs on. */
export async function unsafeStoredFile(fileId: string): Promise<StoredFile | null> {
  const row = await cleanFile(fileId)
  return row && { fileId, name: row.name, mediaType: row.mediaType }
}

/** The content of a file that is clean. Unscoped: the caller has shown that the reader may see what it hangs on. */
export async function unsafeFileContent(fileId: string): Promise<FileContent | null> {
  const row = await cleanFile(fileId)
  return row && { name: row.name, mediaType: row.mediaType, bytes: await getBytes(row.storageKey) }
}

/** The bytes of a range, both ends included. */
export type ByteRange = { start: number; end: number }
/** A file that is read as fast as its reader takes it. `size` in bytes. */
export type FileToRead = {
  name: string
  mediaType: string
  size: number
  read(range?: ByteRange): Promise<Readable>
}

/** A file that is clean, unread yet. Unscoped: the caller has shown that the reader may see what it hangs on. */
export async function unsafeFileToRead(fileId: string): Promise<FileToRead | null> {
  const row = await cleanFile(fileId)
  if (!row) return null
  const { name, mediaType, size, storageKey } = row
  return { name, mediaType, size, read: (range) => readStored(storageKey, range) }
}

async function readStored(key: string, range?: ByteRange): Promise<Readable> {
  if (!key.endsWith('.sealed')) return (await openStored(key)).createReadStream(range)
  const bytes = await getBytes(key)
  return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
}

async function cleanFile(fileId: string) {
  if (!isId(fileId)) return null
  const [row] = await database()
    .select({
      name: files.name,
      mediaType: files.mediaType,
      size: files.size,
      storageKey: files.storageKey,
    })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, 'clean')))
  return row ?? null
}

/**
 * Refuses (422) unless every id is a file the actor uploaded for this purpose; call it in the transaction that
 * attaches them. The caller's unique index makes attaching twice impossible.
 */
export async function refuseUnlessOwnFiles(
  tx: Tx,
  actor: Person,
  purpose: FilePurpose,
  fileIds: readonly string[],
  field = 'file',
): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  if (!ids.every(isId)) refuseField(field, 'invalid')
  const own: SQL[] = [inArray(files.id, ids), eq(files.ownerId, actor.accountId), eq(files.purpose, purpose)]
  const rows = await tx
    .select({ id: files.id, state: files.state })
    .from(files)
    .where(and(...own))
  const usable = rows.filter(({ state }) => state !== 'removed')
  if (usable.length !== ids.length) refuseField(field, 'invalid')
}

/** Whether two uploads are the same file sent twice; null is none. */
export async function haveSameContent(tx: Tx, one: string | null, other: string | null): Promise<boolean> {
  if (one === other) return true
  if (one === null || other === null) return false
  const rows = await tx
    .select({ sha256: files.sha256 })
    .from(files)
    .where(inArray(files.id, [one, other]))
  const [first, second] = rows
  return first !== undefined && second !== undefined && first.sha256.equals(second.sha256)
}

/** Scans what could not be scanned when it came; for a job. @returns how many are still waiting */
export async function releaseQuarantined(most = 50): Promise<number> {
  const { clamavSocket } = settings()
  const rows = await database()
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(eq(files.state, 'quarantine'))
    .limit(most)
  let waiting = 0
  for (const { id, storageKey } of rows) {
    const verdict = clamavSocket ? await scanBytes(clamavSocket, await readStored(storageKey)) : 'unknown'
    if (verdict === 'unknown') waiting++
    else
      await database()
        .update(files)
        .set({ state: verdict === 'clean' ? 'clean' : 'removed' })
        .where(eq(files.id, id))
    if (verdict === 'infected') await removeBytes(storageKey)
  }
  return waiting
}
