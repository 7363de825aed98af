import { readFile } from 'node:fs/promises'
import { after, minute, now } from '@cakrawala/calendar/clock'
import { kindOf, type Media } from '@cakrawala/upload-check/media'
import { eq } from 'drizzle-orm'
import { keepDraft } from '#domain/account/files/keep-draft.server.ts'
import { allowedKinds, storeExamined } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { database, transaction } from '#infra/database.ts'
import { drafts } from '#infra/files.ts'
import { examineFile } from '#infra/uploads.ts'
import type { Person } from '#kernel/actor.ts'
import { found, isRefusal, refuseUnless } from '#kernel/refusal.ts'
import { attachFiles } from '../attach-file.server.ts'
import { reportUploads } from './upload-tables.server.ts'
import { lockUpload } from './write-upload.server.ts'

type Upload = typeof reportUploads.$inferSelect

/** Longer than any check takes. */
const claimLives = 2 * minute

/**
 * Checks an upload that is complete, stores it and attaches it to its report. What is refused for its content is removed;
 * what could not be checked now may be tried again.
 * @returns the file on the report; the same one when repeated
 * @throws Refusal not_found, conflict while bytes are missing or it is being checked, and as `attachUpload`
 */
export async function finishUpload(
  actor: Person,
  reportId: string,
  uploadId: string,
): Promise<{ fileId: string }> {
  const upload = await claim(actor, reportId, uploadId)
  if (upload.fileId) return { fileId: upload.fileId }
  try {
    const fileId = await attached(actor, upload)
    await settle(uploadId, { fileId, claimedUntil: null })
    await drafts.remove(upload.draft)
    return { fileId }
  } catch (error) {
    if (isRefusal(error) && isOfContent(error.code)) {
      await database().delete(reportUploads).where(eq(reportUploads.id, uploadId))
      await drafts.remove(upload.draft)
    } else await settle(uploadId, { claimedUntil: null })
    throw error
  }
}

function isOfContent(code: string): boolean {
  return code === 'invalid_input' || code === 'file_too_large'
}

async function claim(actor: Person, reportId: string, uploadId: string): Promise<Upload> {
  return transaction(async (tx) => {
    const upload = await lockUpload(tx, actor, uploadId)
    found(upload.reportId === reportId ? upload : null)
    if (upload.fileId) return upload
    const isFree = upload.claimedUntil === null || upload.claimedUntil < now()
    refuseUnless(isFree && upload.received === upload.size, 'conflict')
    const claimedUntil = after(now(), claimLives)
    await tx.update(reportUploads).set({ claimedUntil }).where(eq(reportUploads.id, uploadId))
    return upload
  })
}

async function settle(id: string, facts: Partial<Upload>): Promise<void> {
  await database().update(reportUploads).set(facts).where(eq(reportUploads.id, id))
}

async function attached(actor: Person, upload: Upload): Promise<string> {
  const { fileId } = await stored(actor, upload)
  try {
    const [there = fileId] = await attachFiles(actor, upload.reportId, [fileId])
    if (there !== fileId) await removeFiles([fileId])
    return there
  } catch (error) {
    await removeFiles([fileId])
    throw error
  }
}

async function stored(actor: Person, { name, mediaType, draft }: Upload): Promise<{ fileId: string }> {
  const media = mediaType as Media
  if (kindOf(media).check !== 'memory')
    return keepDraft(actor, 'report', { word: draft, media, name }, 'files')
  const file = new File([new Uint8Array(await readFile(drafts.pathOf(draft)))], name, { type: media })
  return storeExamined(actor, 'report', await examineFile(file, allowedKinds.report, 'files'), 'files')
}
