import { inquiryFileSeenBy } from '#domain/inquiry/inquiry-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The curriculum vitae of an applicant as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, found(await inquiryFileSeenBy(actor, params.id ?? ''))),
)
