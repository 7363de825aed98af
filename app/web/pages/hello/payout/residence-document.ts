import { residenceDocument } from '#domain/reward/residence/residence-queries.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The document of a tax residence as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await residenceDocument(actor, params.id ?? '')),
)
