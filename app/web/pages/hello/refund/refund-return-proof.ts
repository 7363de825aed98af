import { refundProofSeenBy } from '#domain/reward/refund/refund-queries.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The bank's document about a refund that came back, as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await refundProofSeenBy(actor, params.id ?? '', 'return')),
)
