import { fileAnswer } from '@cakrawala/http/file-answer'
import { contractFile } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

/** A signed contract as PDF. */
export const loader = load(async ({ actor, params, locale }) =>
  fileAnswer(await contractFile(actor, params.id ?? '', locale)),
)
