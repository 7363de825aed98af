import { load } from '#web/http/open.ts'
import { reportDocumentOf } from '#web/http/report-document.ts'

/** An own report as PDF. */
export const loader = load((visit) => reportDocumentOf(visit, 'reporter'))
