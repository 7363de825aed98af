import { incidentFileSeenBy } from '#domain/incident/incident-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** A file of a ticket as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, found(await incidentFileSeenBy(actor, params.fileId))),
)
