import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The written request of a person who left, as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await payoutProofSeenBy(actor, params.id ?? '', 'request')),
)
