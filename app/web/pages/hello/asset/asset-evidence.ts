import { assetDocument } from '#domain/company/asset/asset-queue.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** A document that a company showed, as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await assetDocument(actor, params.id ?? '', params.evidenceId ?? '')),
)
