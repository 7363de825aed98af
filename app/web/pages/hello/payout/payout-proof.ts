import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** The proof of a transfer to a bughunter as a download. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = await payoutProofSeenBy(actor, params.id ?? '')
  return fileAnswer({ name, mediaType, body: bytes })
})
