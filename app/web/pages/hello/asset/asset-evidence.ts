import { assetDocument } from '#domain/company/asset/asset-queue.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** A document that a company showed, as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await assetDocument(actor, params.id ?? '', params.evidenceId ?? '')),
)
