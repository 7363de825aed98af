import { isOpenIn } from '#domain/setting/switch.server.ts'
import type { Tx } from '#infra/database.ts'
import { now } from '#kernel/clock.ts'
import type { AccountRow, PayeeFacts } from '../lock-payee.server.ts'
import { leastPayout } from '../payout.ts'
import { isSameHolder } from './holder-name.ts'
import { accountObstacle } from './payout-account.ts'
import { obstacleToPayout, type PayoutObstacle } from './requesting-policy.ts'

/** What stands between a bughunter and asking for what is owed to them. @param gross of all of it, in rupiah */
export async function payoutObstacleOf(
  tx: Pick<Tx, 'select'>,
  { verified, fullName }: PayeeFacts,
  account: AccountRow | null,
  gross: bigint,
): Promise<PayoutObstacle | null> {
  const named = account?.verifiedName === fullName || isSameHolder(fullName, account?.holder ?? '')
  return obstacleToPayout({
    taken: await isOpenIn(tx, 'payouts'),
    verified,
    account: accountObstacle(account, now()),
    renamed: account !== null && !named,
    enough: gross >= leastPayout,
  })
}
