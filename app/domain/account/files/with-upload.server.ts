import type { Person } from '#kernel/actor.ts'
import { type FilePurpose, storeFile } from './keep-file.server.ts'
import { removeFiles } from './remove-files.server.ts'

/**
 * Stores an upload while `work` writes what it belongs to; where that fails, the file is removed again. The
 * caller has asked before whether the actor may do it.
 * @param file null or an untouched input of a form (0 bytes) is none
 * @param work gets the id of the file, null where there is none
 * @throws Refusal as `keepFile`, and whatever `work` throws
 */
export async function withUpload<T>(
  actor: Person,
  purpose: FilePurpose,
  file: File | null,
  field: string,
  work: (fileId: string | null) => Promise<T>,
): Promise<T> {
  if (!file || file.size === 0) return work(null)
  const { fileId } = await storeFile(actor, purpose, file, field)
  try {
    return await work(fileId)
  } catch (error) {
    await removeFiles([fileId])
    throw error
  }
}
