import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from './open.ts'
import { redirectToSignedUrl } from './signed-file-url.ts'

/**
 * The one endpoint for files of reports, under the guard of each area: a download, never a page of ours. With `inline` a picture
 * or a video opens, as texts of the report show it.
 */
export const reportFile = load(async ({ actor, params, url }) =>
  redirectToSignedUrl(actor, found(await reportFileSeenBy(actor, params.fileId)), {
    inline: url.searchParams.has('inline'),
  }),
)
