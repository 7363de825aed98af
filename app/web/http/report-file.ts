import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from './file-answer.ts'
import { load } from './open.ts'

/** The one door for files of reports, under the guard of each area: always a download, never a page of ours. */
export const reportFile = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = found(await reportFileSeenBy(actor, params.fileId))
  return fileAnswer({ name, mediaType, body: bytes })
})
