import { createHash } from 'node:crypto'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { documents } from '@cakrawala/upload-check/media'
import { files } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { putBytes, removeBytes } from '#infra/files.ts'
import { examineFile } from '#infra/uploads.ts'
import { stateAfterScan } from './check-stored-files.server.ts'

/** What visitors may send along with a form. */
const allowed = { incident: documents, career: ['application/pdf'] } as const

/**
 * Examines the upload of a visitor and stores its bytes, encrypted, while `work` writes the rows; without
 * them, or when the row was not needed, the bytes are gone again. Callers limit how often: a visitor has no
 * quota.
 * @param work gets a function that inserts the file without an owner and returns its id; it is not called
 *   where there is no file
 * @throws Refusal file_too_large, invalid_input (see `examineFile`; `file_infected`), and whatever `work`
 *   throws
 */
export async function withVisitorUpload<T>(
  purpose: keyof typeof allowed,
  file: File | undefined,
  field: string,
  work: (insert: (tx: Tx) => Promise<string | null>) => Promise<T>,
): Promise<T> {
  if (!file) return work(async () => null)
  const { name, media, bytes } = await examineFile(file, allowed[purpose], field)
  const state = await stateAfterScan(bytes, field)
  const storageKey = await putBytes(purpose, bytes, { sealed: true })
  let needed = false
  try {
    const result = await work(async (tx) => {
      needed = true
      const id = newId()
      const sha256 = createHash('sha256').update(bytes).digest()
      const facts = { purpose, name, mediaType: media, size: bytes.length, sha256, storageKey, state }
      await tx.insert(files).values({ id, ownerId: null, ...facts, createdAt: now() })
      return id
    })
    if (!needed) await removeBytes(storageKey)
    return result
  } catch (error) {
    await removeBytes(storageKey)
    throw error
  }
}
