import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import {
  refuseUnlessOwnFiles,
  type StoredFile,
  unsafeStoredFile,
} from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, isDuplicate, type Tx, transaction } from '#infra/database.ts'
import { removeBytes } from '#infra/files.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { factsOf, lockReport } from './report-facts.server.ts'
import { audiencesReadBy, mayAttach, mayEdit, maySee } from './report-policy.ts'
import { commentFiles, reportComments, reportFiles, reports } from './report-tables.server.ts'
import { traceOpening } from './trace-opening.server.ts'

export const filesAtMost = 10

/**
 * Attaches stored files of the reporter to their report; a file with the same content is attached once.
 * @returns the file on the report for each given one: itself, or the one of the same content that was there
 *   before
 * @throws Refusal not_found, forbidden, invalid_input (`files`: not theirs, on a report already, more than
 *   10)
 */
export async function attachFiles(
  actor: Person,
  reportId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return []
  try {
    return await transaction((tx) => attach(tx, actor, reportId, fileIds))
  } catch (error) {
    if (isDuplicate(error)) refuseField('files', 'invalid')
    throw error
  }
}

async function attach(
  tx: Tx,
  actor: Person,
  reportId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const { facts } = await lockReport(tx, actor, reportId)
  refuseUnless(mayAttach(actor, facts), 'forbidden')
  await refuseUnlessOwnFiles(tx, actor, 'report', fileIds, 'files')
  const kept = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.fileId))
    .where(eq(reportFiles.reportId, reportId))
  const copyOf = await copiesOf(tx, fileIds, new Map(kept.map(({ id, sha256 }) => [hex(sha256), id])))
  const fresh = fileIds.filter((id) => !copyOf.has(id))
  if (kept.length + fresh.length > filesAtMost) refuseField('files', 'too_many', { max: filesAtMost })
  if (fresh.length > 0) {
    await tx.insert(reportFiles).values(fresh.map((fileId) => ({ reportId, fileId, attachedAt: now() })))
  }
  for (const fileId of fresh) await record(tx, actor, 'report.file_attached', reportId, { fileId })
  return fileIds.map((id) => copyOf.get(id) ?? id)
}

/** A form sent twice brings its files twice. @returns by the id of a copy the file of the same content on the report */
async function copiesOf(
  tx: Tx,
  fileIds: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: files.id, sha256: files.sha256, reportId: reportFiles.reportId })
    .from(files)
    .leftJoin(reportFiles, eq(reportFiles.fileId, files.id))
    .where(inArray(files.id, [...fileIds]))
  // One that hangs elsewhere already is left to the unique index, which refuses it.
  return new Map(
    rows.flatMap(({ id, sha256, reportId }) => {
      const same = reportId === null ? known.get(hex(sha256)) : undefined
      return same ? [[id, same] as const] : []
    }),
  )
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

/**
 * Takes a file off a draft or an unread report; its bytes are removed at once.
 * @throws Refusal not_found (also for a file of another report), forbidden, move_forbidden (evidence stays once it is read)
 */
export async function detachFile(actor: Person, reportId: string, fileId: string): Promise<void> {
  const storageKey = await transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayAttach(actor, facts), 'forbidden')
    const gone = await tx
      .delete(reportFiles)
      .where(and(eq(reportFiles.reportId, reportId), eq(reportFiles.fileId, fileId)))
      .returning()
    found(gone[0])
    refuseUnless(mayEdit(actor, facts), 'move_forbidden', 'evidence_stays')
    const [file] = await tx
      .update(files)
      .set({ state: 'removed' })
      .where(eq(files.id, fileId))
      .returning({ storageKey: files.storageKey })
    await record(tx, actor, 'report.file_detached', reportId, { fileId })
    return found(file).storageKey
  })
  await removeBytes(storageKey)
}

/** A file of a report, or of a text on it, that the viewer may read; null for everything else. */
export async function reportFileSeenBy(
  viewer: Actor,
  fileId: string | undefined,
): Promise<StoredFile | null> {
  if (!isId(fileId)) return null
  const row = await reportOfFile(fileId)
  if (!row) return null
  const { facts } = await factsOf(database(), viewer, row.report)
  if (!maySee(viewer, facts)) return null
  if (row.audience !== null && !audiencesReadBy(viewer).includes(row.audience)) return null
  const { id, assigneeId } = row.report
  await traceOpening(viewer, { id, assignee: assigneeId ? { id: assigneeId } : null })
  return unsafeStoredFile(fileId)
}

/** The report a file belongs to; `audience`: of the comment it was sent with, null where it is the report's own. */
async function reportOfFile(fileId: string) {
  const [own] = await database()
    .select({ report: reports })
    .from(reportFiles)
    .innerJoin(reports, eq(reports.id, reportFiles.reportId))
    .where(eq(reportFiles.fileId, fileId))
  if (own) return { ...own, audience: null }
  const [said] = await database()
    .select({ report: reports, audience: reportComments.audience })
    .from(commentFiles)
    .innerJoin(reportComments, eq(reportComments.id, commentFiles.commentId))
    .innerJoin(reports, eq(reports.id, reportComments.reportId))
    .where(eq(commentFiles.fileId, fileId))
  return said
}
