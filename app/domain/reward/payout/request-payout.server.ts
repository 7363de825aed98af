import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { knownTaxRules } from '#domain/reward/tax-in-force.server.ts'
import { isOpenIn } from '#domain/setting/settings-memory.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { accountInUse, lockPayee } from '../lock-payee.server.ts'
import { withholdingOf } from '../tax.ts'
import { payableParts } from './payable.server.ts'
import type { RequestPayoutInput } from './payout-input.ts'
import { mayBePaid } from './payout-policy.ts'
import { placePayout, sameRequest } from './place-payout.server.ts'
import { payoutObstacleOf } from './requesting-obstacle.server.ts'
import { payoutRefusals } from './requesting-policy.ts'

/**
 * A bughunter asks for all money owed to them: it leaves the payable balance at once, so that nothing can be asked for twice.
 * The same form sent again answers the same.
 * @returns the id of the payout
 * @throws Refusal forbidden, key_reused, unavailable and step_missing (see `payoutRefusals`), conflict `payout_changed` (another amount is owed than was shown)
 */
export async function requestPayout(actor: Person, { key, gross, net }: RequestPayoutInput): Promise<string> {
  refuseUnless(mayBePaid(actor), 'forbidden')
  const { accountId } = actor
  return transaction(async (tx) => {
    const payee = await lockPayee(tx, accountId)
    const before = await sameRequest(tx, accountId, key)
    if (before) {
      refuseUnless(before.grossIdr === gross && before.netIdr === net, 'key_reused')
      return before.id
    }
    const account = await accountInUse(tx, accountId)
    const parts = await payableParts(tx, accountId, true)
    const sums = withholdingOf(parts, payee, jakartaDay(now()), knownTaxRules())
    const taken = await isOpenIn(tx, 'payouts')
    refuseObstacle(payoutObstacleOf(payee, account, sums.gross, taken), payoutRefusals)
    refuseUnless(sums.gross === gross && sums.net === net, 'conflict', 'payout_changed')
    const { id, code } = await placePayout(tx, actor, {
      bughunterId: accountId,
      key,
      account: found(account),
      payee,
      parts,
      sums,
    })
    await record(tx, actor, 'reward.payout_requested', id, {
      ...{ bughunterId: accountId, code, grossIdr: String(gross), taxIdr: String(sums.tax) },
    })
    return id
  })
}
