import { npwpCard } from '#domain/company/open-npwp.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The PDF of a company's NPWP card as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await npwpCard(actor, params.companyId ?? '')),
)
