import { createHash } from 'node:crypto'
import type { ExaminedFile } from '@cakrawala/upload-check/examine-file'
import { documents, evidence, images, kindOf, type Media } from '@cakrawala/upload-check/media'
import { drafts, putBytes } from '#infra/files.ts'
import { claimOf, examineFile } from '#infra/uploads.ts'
import type { Person } from '#kernel/actor.ts'
import { stateAfterScan } from './check-stored-files.server.ts'
import { type FilePurpose, insertStored } from './insert-file.server.ts'
import { keepDraft } from './keep-draft.server.ts'
import { countUpload } from './upload-quota.server.ts'

export type { FilePurpose } from './insert-file.server.ts'

/** The kinds of files each purpose may have. */
export const allowedKinds: Record<FilePurpose, readonly Media[]> = {
  identity: images,
  report: evidence,
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
 * @throws Refusal file_too_large, invalid_input (see `examineFile`, `keepDraft`; `file_infected`), too_many_requests above
 *   the quota
 */
export async function storeFile(
  actor: Person,
  purpose: FilePurpose,
  file: File,
  field = 'file',
): Promise<{ fileId: string }> {
  await countUpload(actor, file.size)
  const kinds = allowedKinds[purpose]
  const { media, name } = claimOf(file, kinds, field)
  if (kindOf(media).check === 'memory')
    return storeExamined(actor, purpose, await examineFile(file, kinds, field), field)
  const word = await drafts.begin(file.size)
  try {
    await drafts.write(word, 0, new Uint8Array(await file.arrayBuffer()))
    return await keepDraft(actor, purpose, { word, media, name }, field)
  } finally {
    await drafts.remove(word)
  }
}

/**
 * Stores what was counted and examined already.
 * @throws Refusal invalid_input (`file_infected`), too_many_requests above the quota
 */
export async function storeExamined(
  actor: Person,
  purpose: FilePurpose,
  { name, media, bytes }: ExaminedFile,
  field = 'file',
): Promise<{ fileId: string }> {
  const state = await stateAfterScan(bytes, field)
  const storageKey = await putBytes(purpose, bytes, { sealed: sealed.has(purpose) })
  const sha256 = createHash('sha256').update(bytes).digest()
  const facts = { name, mediaType: media, size: bytes.length, sha256, state, storageKey }
  return insertStored(actor, purpose, { ...facts, holdsSecrets: false })
}
