import { fileAnswer } from '@cakrawala/http/file-answer'
import { certificateFile } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

/** The certificate as PDF, for the person who has its code. */
export const loader = load(async ({ actor, params, locale }) =>
  fileAnswer(await certificateFile(actor, params.hash ?? '', locale)),
)
