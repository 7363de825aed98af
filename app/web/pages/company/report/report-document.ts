import { readsReports } from '#web/http/company-guards.ts'
import { reportDocumentOf } from '#web/http/documents.ts'
import { load } from '#web/http/open.ts'

export const middleware = [readsReports]

/** A report of the company as PDF. */
export const loader = load((visit) => reportDocumentOf(visit, 'company'))
