import { viewIdentityDocument } from '#domain/account/identity/review-identity.server.ts'
import { load } from '#web/http/open.ts'
import { redirectToSignedUrl } from '#web/http/signed-file-url.ts'

/** One identity picture, for the reviewer who has the case open; each view leaves a trace. */
export const loader = load(async ({ actor, params }) => {
  const picture = await viewIdentityDocument(actor, params.caseId ?? '', params.kind ?? '')
  return redirectToSignedUrl(actor, picture, { inline: true })
})
