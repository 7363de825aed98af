import { incidentFileSeenBy } from '#domain/incident/incident-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** A file of a ticket as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, found(await incidentFileSeenBy(actor, params.fileId))),
)
