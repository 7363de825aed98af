import { record } from '#domain/event/record.server.ts'
import { refuseIfClosed } from '#domain/setting/switch.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { type AccountRow, accountInUse, lockPayee, type PayeeFacts } from '../lock-payee.server.ts'
import { leastPayout } from '../payout.ts'
import { withholdingOf } from '../tax.ts'
import { knownTaxRules } from '../tax-rules-known.server.ts'
import { isSameHolder } from './holder-name.ts'
import { payableParts } from './payable.server.ts'
import { accountBlock } from './payout-account.ts'
import type { RequestPayoutInput } from './payout-input.ts'
import { mayBePaid } from './payout-policy.ts'
import { placePayout, sameRequest } from './place-payout.server.ts'

/**
 * A bughunter asks for all money owed to them: it leaves the payable balance at once, so that nothing can be asked for twice.
 * The same form sent again answers the same.
 * @returns the id of the payout
 * @throws Refusal forbidden, unavailable `closed_payouts`, step_missing (`account_unverified`, `payout_account_…`, `payout_too_small`), key_reused,
 *   conflict `payout_changed` (another amount is owed than was shown)
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
    await refuseIfClosed(tx, 'payouts')
    refuseUnless(payee.verified, 'step_missing', 'account_unverified')
    const account = await usableAccount(tx, accountId, payee)
    const parts = await payableParts(tx, accountId, true)
    const sums = withholdingOf(parts, payee, jakartaDay(now()), knownTaxRules())
    refuseUnless(sums.gross >= leastPayout, 'step_missing', 'payout_too_small')
    refuseUnless(sums.gross === gross && sums.net === net, 'conflict', 'payout_changed')
    const { id, code } = await placePayout(tx, actor, {
      bughunterId: accountId,
      key,
      account,
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

async function usableAccount(tx: Tx, bughunterId: string, { fullName }: PayeeFacts): Promise<AccountRow> {
  const account = await accountInUse(tx, bughunterId)
  const block = accountBlock(account, now())
  if (!account || block) refuse('step_missing', `payout_${block}`)
  // The team may have corrected the verified name since the account was named.
  const known = account.verifiedName === fullName || isSameHolder(fullName, account.holder)
  refuseUnless(known, 'step_missing', 'payout_account_renamed')
  return account
}
