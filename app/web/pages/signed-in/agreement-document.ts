import { agreementDocumentOf } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

/** An accepted agreement as PDF. */
export const loader = load(agreementDocumentOf)
