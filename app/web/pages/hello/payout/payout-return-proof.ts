import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The bank's paper about a transfer that came back, as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await payoutProofSeenBy(actor, params.id ?? '', 'return')),
)
