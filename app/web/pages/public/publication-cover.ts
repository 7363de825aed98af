import { fileAnswer } from '@cakrawala/http/file-answer'
import { coverSeenBy } from '#domain/publication/article-files.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'

/** A cover: for everyone while its article is public, before and after for those who work on it. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes, public: open } = found(await coverSeenBy(actor, params.fileId))
  const answer = fileAnswer({ name, mediaType, body: bytes, inline: true })
  // A picture that was taken back is gone everywhere within minutes.
  if (open) answer.headers.set('Cache-Control', 'public, max-age=300')
  return answer
})
