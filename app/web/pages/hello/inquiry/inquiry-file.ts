import { inquiryFileSeenBy } from '#domain/inquiry/inquiry-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The curriculum vitae of an applicant as a download. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, found(await inquiryFileSeenBy(actor, params.id ?? ''))),
)
