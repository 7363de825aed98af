import { viewIdentityDocument } from '#domain/account/identity/review-identity.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** One identity picture, for the reviewer who has the case open; each view leaves a trace. */
export const loader = load(async ({ actor, params }) => {
  const picture = await viewIdentityDocument(actor, params.caseId ?? '', params.kind ?? '')
  return lendFile(actor, picture, { inline: true })
})
