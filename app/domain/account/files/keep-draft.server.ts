import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { checkEvidence } from '@cakrawala/upload-check/check-evidence'
import { kindOf, type Media } from '@cakrawala/upload-check/media'
import { drafts, putDraft } from '#infra/files.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { stateAfterScan } from './check-stored-files.server.ts'
import { type FilePurpose, insertStored } from './insert-file.server.ts'

/** `word` of the draft with its bytes; `media` and `name` as `claimOf` has them. */
export type Draft = { word: string; media: Media; name: string }

/**
 * Checks a draft of a kind that is read from the disk, and stores it as a file of the actor, attached to nothing yet; videos are
 * written anew without their metadata. The draft itself stays: it is the caller's to remove.
 * @param field the form field that errors belong to
 * @throws Refusal invalid_input (an `EvidenceProblem`, `file_infected`), too_many_requests above the quota, unavailable
 */
export async function keepDraft(
  actor: Person,
  purpose: FilePurpose,
  { word, media, name }: Draft,
  field: string,
): Promise<{ fileId: string }> {
  const path = drafts.pathOf(word)
  const target = await drafts.begin((await stat(path)).size)
  try {
    const { problem, secrets } = await checkEvidence(path, media, drafts.pathOf(target))
    if (problem) refuseField(field, problem)
    const kept = kindOf(media).check === 'video' ? target : word
    const { size, sha256 } = await measured(drafts.pathOf(kept))
    const state = await stateAfterScan(chunksOf(drafts.pathOf(kept)), field)
    const facts = { name, mediaType: media, size, sha256, state, holdsSecrets: secrets }
    return await insertStored(actor, purpose, { ...facts, storageKey: await putDraft(purpose, kept) })
  } finally {
    await drafts.remove(target)
  }
}

async function measured(path: string): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of chunksOf(path)) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest() }
}

/** Opened only when it is read: without a scanner nothing is. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path)
}
