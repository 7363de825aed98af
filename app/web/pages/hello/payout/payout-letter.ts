import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The written request of somebody who left, as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await payoutProofSeenBy(actor, params.id ?? '', 'request')),
)
