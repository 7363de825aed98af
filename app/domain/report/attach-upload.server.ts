import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { attachFiles } from './attach-file.server.ts'
import { lockReport } from './report-facts.server.ts'
import { mayAttach } from './report-policy.ts'

/**
 * Examines an upload and attaches it to a report of the actor. What may not be attached is not examined, and
 * what could not be attached is not stored.
 * @param field the form field that errors of the upload belong to
 * @returns the file on the report: the one that is there already where it has the same content
 * @throws Refusal not_found, forbidden, as `keepFile` and `attachFiles`
 */
export async function attachUpload(
  actor: Person,
  reportId: string,
  file: File,
  field: string,
): Promise<{ fileId: string }> {
  await transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayAttach(actor, facts), 'forbidden')
  })
  const { fileId } = await storeFile(actor, 'report', file, field)
  let attached = fileId
  try {
    ;[attached = fileId] = await attachFiles(actor, reportId, [fileId])
  } catch (error) {
    await removeFiles([fileId])
    throw error
  }
  if (attached !== fileId) await removeFiles([fileId])
  return { fileId: attached }
}
