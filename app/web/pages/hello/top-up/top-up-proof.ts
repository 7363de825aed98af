import { topUpProofSeenBy } from '#domain/reward/top-up-queries.server.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** The proof of a transfer as a download. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = await topUpProofSeenBy(actor, params.id ?? '')
  return fileAnswer({ name, mediaType, body: bytes })
})
