import { after, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { Claim } from '@cakrawala/upload-check/examine-file'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { allowedKinds } from '#domain/account/files/keep-file.server.ts'
import { countUpload } from '#domain/account/files/upload-quota.server.ts'
import { transaction } from '#infra/database.ts'
import { drafts } from '#infra/files.ts'
import { claimOf } from '#infra/uploads.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockReport } from '../report-facts.server.ts'
import { mayAttach } from '../report-policy.ts'
import { reportUploads } from './upload-tables.server.ts'

/** Unfinished uploads of one account at one time. */
export const uploadsAtMost = 3
/** So long an upload may be continued, in milliseconds. */
export const uploadLives = 24 * hour

/**
 * Begins an upload in parts to a report of the actor. Kind, size, quota and space are checked before a byte is taken.
 * @param file its name, declared type and size in bytes
 * @throws Refusal not_found, forbidden, file_too_large, invalid_input (`files`), too_many_requests
 */
export async function beginUpload(
  actor: Person,
  reportId: string,
  file: Claim,
): Promise<{ id: string; expiresAt: Date }> {
  await transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(mayAttach(actor, facts), 'forbidden')
  })
  const { media, name } = claimOf(file, allowedKinds.report, 'files')
  await countUpload(actor, file.size)
  // A video is there twice while it is written anew.
  const draft = await drafts.begin(2 * file.size)
  const upload = { id: newId(), expiresAt: after(now(), uploadLives) }
  try {
    await transaction(async (tx) => {
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads:${actor.accountId}`}, 0))`,
      )
      const [open] = await tx
        .select({ count: count() })
        .from(reportUploads)
        .where(
          and(
            eq(reportUploads.accountId, actor.accountId),
            gt(reportUploads.expiresAt, now()),
            isNull(reportUploads.fileId),
          ),
        )
      if (open!.count >= uploadsAtMost) refuseField('files', 'uploads_unfinished', { max: uploadsAtMost })
      const facts = { name, mediaType: media, size: file.size, draft, createdAt: now() }
      await tx.insert(reportUploads).values({ ...upload, ...facts, reportId, accountId: actor.accountId })
    })
  } catch (error) {
    await drafts.remove(draft)
    throw error
  }
  return upload
}
