import { payoutSlip } from '#web/http/documents.ts'

/** The slip of a payout as a download. */
export const loader = payoutSlip
