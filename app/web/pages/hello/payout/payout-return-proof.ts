import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The bank's document about a transfer that came back, as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await payoutProofSeenBy(actor, params.id ?? '', 'return')),
)
