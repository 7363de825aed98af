import { payoutSlip } from '#web/http/payout-slip.ts'

/** The slip of a payout as a download. */
export const loader = payoutSlip
