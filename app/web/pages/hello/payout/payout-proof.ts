import { payoutProofSeenBy } from '#domain/reward/payout/open-payout.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The proof of a transfer to a bughunter as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await payoutProofSeenBy(actor, params.id ?? '')),
)
