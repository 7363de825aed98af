import { topUpProofSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The proof of a transfer as a download. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await topUpProofSeenBy(actor, params.id ?? '')),
)
