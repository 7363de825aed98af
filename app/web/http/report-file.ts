import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { found } from '#kernel/refusal.ts'
import { lendFile } from './lend-file.ts'
import { load } from './open.ts'

/** The one door for files of reports, under the guard of each area: always a download, never a page of ours. */
export const reportFile = load(async ({ actor, params }) =>
  lendFile(actor, found(await reportFileSeenBy(actor, params.fileId))),
)
