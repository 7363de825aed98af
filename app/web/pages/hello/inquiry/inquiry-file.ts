import { inquiryFileSeenBy } from '#domain/inquiry/inquiry-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'

/** The curriculum vitae of an applicant as a download. */
export const loader = load(async ({ actor, params }) => {
  const { name, mediaType, bytes } = found(await inquiryFileSeenBy(actor, params.id ?? ''))
  return fileAnswer({ name, mediaType, body: bytes })
})
