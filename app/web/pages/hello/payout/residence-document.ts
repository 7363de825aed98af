import { residenceDocument } from '#domain/reward/residence/residence-document.server.ts'
import { lendFile } from '#web/http/lend-file.ts'
import { load } from '#web/http/open.ts'

/** The document of a tax residence as a download; each one is recorded. */
export const loader = load(async ({ actor, params }) =>
  lendFile(actor, await residenceDocument(actor, params.id ?? '')),
)
