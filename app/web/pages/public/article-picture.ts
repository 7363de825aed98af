import { fileAnswer } from '@cakrawala/http/file-answer'
import { articlePictureSeenBy } from '#domain/publication/article-pictures.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'

/** A picture in an article: for everyone while a public text shows it, before and after for those who work on it. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes, public: open } = found(await articlePictureSeenBy(actor, params.fileId))
  const answer = fileAnswer({ name, mediaType, body: bytes, inline: true })
  // A picture that was taken back is gone everywhere within minutes.
  if (open) answer.headers.set('Cache-Control', 'public, max-age=300')
  return answer
})
