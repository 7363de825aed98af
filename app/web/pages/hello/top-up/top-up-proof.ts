import { topUpProofSeenBy } from '#domain/reward/top-up-queries.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The proof of a transfer as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await topUpProofSeenBy(actor, params.id ?? '')),
)
