import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from './open.ts'
import { redirectToSignedUrl } from './signed-file-url.ts'

/** The one endpoint for files of reports, under the guard of each area: always a download, never a page of ours. */
export const reportFile = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, found(await reportFileSeenBy(actor, params.fileId))),
)
