import { fileAnswer } from '@cakrawala/http/file-answer'
import { pictureSeenBy } from '#domain/publication/picture-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'

/** A picture of an account. A new one has a new address; one that was taken away is gone everywhere within the hour. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes, public: open } = found(await pictureSeenBy(actor, params.fileId))
  const answer = fileAnswer({ name, mediaType, body: bytes, inline: true })
  answer.headers.set('Cache-Control', `${open ? 'public' : 'private'}, max-age=3600`)
  return answer
})
