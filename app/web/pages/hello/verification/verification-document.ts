import { viewIdentityDocument } from '#domain/account/identity/review-identity.server.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** One identity picture, for the reviewer who has the case open; each view leaves a trace. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = await viewIdentityDocument(actor, params.caseId ?? '', params.kind ?? '')
  return fileAnswer({ name, mediaType, body: bytes, inline: true })
})
