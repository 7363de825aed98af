import { incidentFileSeenBy } from '#domain/incident/incident-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** A file of a ticket as a download. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = found(await incidentFileSeenBy(actor, params.fileId))
  return fileAnswer({ name, mediaType, body: bytes })
})
