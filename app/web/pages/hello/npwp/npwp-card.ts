import { npwpCard } from '#domain/company/open-npwp.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** The PDF of a company's NPWP card as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  redirectToSignedUrl(actor, await npwpCard(actor, params.companyId ?? '')),
)
