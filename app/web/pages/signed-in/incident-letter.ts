import { incidentLetter } from '#web/http/documents.ts'

/** The letter to the response team of the sector as a download. */
export const loader = incidentLetter
