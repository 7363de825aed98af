import { refundProofSeenBy } from '#domain/reward/refund/refund-queries.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The proof of a refund's transfer as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await refundProofSeenBy(actor, params.id ?? '')),
)
