import { now } from '@cakrawala/calendar/clock'
import type { AccountRow, PayeeFacts } from '../lock-payee.server.ts'
import { leastPayout } from '../payout.ts'
import { isSameHolder } from './holder-name.ts'
import { accountObstacle } from './payout-account.ts'
import { obstacleToPayout, type PayoutObstacle } from './requesting-policy.ts'

/**
 * The obstacle between a bughunter and asking for what is owed to them.
 * @param gross of all of it, in rupiah; `taken` whether requests for payouts are taken: as cached for pages, as stored
 * for the act
 */
export function payoutObstacleOf(
  { verified, fullName }: PayeeFacts,
  account: AccountRow | null,
  gross: bigint,
  taken: boolean,
): PayoutObstacle | null {
  const named = account?.verifiedName === fullName || isSameHolder(fullName, account?.holder ?? '')
  return obstacleToPayout({
    ...{ taken, verified },
    account: accountObstacle(account, now()),
    renamed: account !== null && !named,
    enough: gross >= leastPayout,
  })
}
