import { reportDocumentOf } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

/** An own report as PDF. */
export const loader = load((visit) => reportDocumentOf(visit, 'reporter'))
