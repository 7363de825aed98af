import { fileAnswer } from '@cakrawala/http/file-answer'
import { letterFile } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

/** The own authorisation letter as PDF. */
export const loader = load(async ({ actor, params: { hash = '', id = '' }, locale }) =>
  fileAnswer(await letterFile(actor, { hash, id }, locale)),
)
