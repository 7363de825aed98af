import { createHash } from 'node:crypto'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { ExaminedFile } from '@cakrawala/upload-check/examine-file'
import { documents, images, type Media } from '@cakrawala/upload-check/media'
import { sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { putBytes, removeBytes } from '#infra/files.ts'
import { examineFile } from '#infra/uploads.ts'
import type { Person } from '#kernel/actor.ts'
import { stateAfterScan } from './check-stored-files.server.ts'
import { countUpload, refuseAboveQuota } from './upload-quota.server.ts'

export type FilePurpose =
  | 'identity'
  | 'report'
  | 'comment'
  | 'top_up_proof'
  | 'payout_proof'
  | 'npwp'
  | 'incident'
  | 'article_cover'
  | 'article_picture'
  | 'article_pdf'
  | 'picture'
  | 'asset_proof'
  | 'tax_residence'

const allowed: Record<FilePurpose, readonly Media[]> = {
  identity: images,
  report: documents,
  comment: documents,
  top_up_proof: documents,
  payout_proof: documents,
  npwp: ['application/pdf'],
  incident: documents,
  article_cover: images,
  article_picture: images,
  article_pdf: ['application/pdf'],
  picture: images,
  asset_proof: documents,
  tax_residence: documents,
}
const sealed: ReadonlySet<FilePurpose> = new Set([
  'identity',
  'npwp',
  'incident',
  'payout_proof',
  'asset_proof',
  'tax_residence',
])
/**
 * Examines an upload and stores it as a file of the actor, attached to nothing yet. Documents of identity,
 * tax and incidents are encrypted.
 * @param field the form field that errors belong to
 * @throws Refusal file_too_large, invalid_input (see `examineFile`; `file_infected`), too_many_requests above
 *   the quota
 */
export async function storeFile(
  actor: Person,
  purpose: FilePurpose,
  file: File,
  field = 'file',
): Promise<{ fileId: string }> {
  await countUpload(actor, file)
  return storeExamined(actor, purpose, await examineFile(file, allowed[purpose], field), field)
}

/**
 * Stores what was counted and examined already.
 * @throws Refusal invalid_input (`file_infected`), too_many_requests above the quota
 */
export async function storeExamined(
  actor: Person,
  purpose: FilePurpose,
  examined: ExaminedFile,
  field = 'file',
): Promise<{ fileId: string }> {
  const state = await stateAfterScan(examined.bytes, field)
  const storageKey = await putBytes(purpose, examined.bytes, {
    sealed: sealed.has(purpose),
  })
  try {
    return await transaction((tx) => insertFile(tx, actor, purpose, examined, { state, storageKey }))
  } catch (error) {
    await removeBytes(storageKey)
    throw error
  }
}

async function insertFile(
  tx: Tx,
  actor: Person,
  purpose: FilePurpose,
  { name, media, bytes }: ExaminedFile,
  kept: { state: 'clean' | 'quarantine'; storageKey: string },
): Promise<{ fileId: string }> {
  // One upload of a person at a time is counted, so that parallel ones cannot pass the quota together.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files:${actor.accountId}`}, 0))`)
  await refuseAboveQuota(tx, actor.accountId, bytes.length)
  const fileId = newId()
  await tx.insert(files).values({
    id: fileId,
    ownerId: actor.accountId,
    purpose,
    name,
    mediaType: media,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    ...kept,
    createdAt: now(),
  })
  await record(tx, actor, 'account.file_uploaded', actor.accountId, { fileId, purpose, size: bytes.length })
  return { fileId }
}
