import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { haveSameContent, refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { lockAccounts } from '#domain/account/status/lock-accounts.server.ts'
import { record } from '#domain/event/record.server.ts'
import { knownTaxRules } from '#domain/reward/tax-in-force.server.ts'
import { isOpenIn } from '#domain/setting/settings-memory.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseFields, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { lockPayee, type PayeeFacts } from '../lock-payee.server.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { withholdingOf } from '../tax.ts'
import { isSameHolder } from './holder-name.ts'
import { isNamed, underWayOf } from './left-payees.server.ts'
import { reviewShared } from './lock-sharers.server.ts'
import type { PayoutRow } from './move-payout.server.ts'
import { offeredBanks } from './offered-banks.server.ts'
import { payableParts } from './payable.server.ts'
import { hashesOf } from './payout-account-queries.server.ts'
import type { RequestPayoutForInput } from './payout-input.ts'
import { mayRequestFor } from './payout-policy.ts'
import { placePayout, sameRequest } from './place-payout.server.ts'
import { putPayoutAccount } from './put-payout-account.server.ts'
import { obstacleToPayoutFor, payoutForRefusals } from './requesting-policy.ts'

/**
 * One of the team asks for all that is owed to a bughunter who left or whose account was ended, on that person's written
 * request: to the bank account it names, whose holder must bear the verified name. Nothing is too little: there is no
 * later payment to wait for. Another person settles it, whatever the amount, and not within a day of a new account. The
 * same form sent again answers the same.
 * @param letterFileId the written request, a file of the actor
 * @returns the id of the payout
 * @throws Refusal forbidden, not_found, conflict, unavailable and step_missing (see `payoutForRefusals`; conflict also
 * `payout_changed`), invalid_input (`letter`; `provider`; `holder`: holder_differs), key_reused
 */
export async function requestPayoutFor(
  actor: Person,
  input: RequestPayoutForInput,
  letterFileId: string | null,
): Promise<string> {
  const { accountId, key, gross, net, reason } = input
  refuseUnless(mayRequestFor(actor, accountId), 'forbidden')
  if (letterFileId === null) refuseField('letter', 'required')
  return transaction(async (tx) => {
    const { role, standing } = await lockAccounts(tx, actor, accountId)
    found(role === 'bughunter' ? role : null)
    const payee = await lockPayee(tx, accountId)
    await refuseUnlessOwnFiles(tx, actor, 'payout_proof', [letterFileId], 'letter')
    const before = await sameRequest(tx, accountId, key)
    if (before) {
      refuseUnless(await isSame(tx, actor, before, input, letterFileId), 'key_reused')
      return before.id
    }
    const parts = await payableParts(tx, accountId, true)
    const sums = withholdingOf(parts, payee, jakartaDay(now()), knownTaxRules())
    const obstacle = obstacleToPayoutFor({
      ...{ ended: standing === 'ended', taken: await isOpenIn(tx, 'payouts'), named: isNamed(payee) },
      ...{ underWay: (await underWayOf(tx, accountId)) !== null, owed: sums.net > 0n },
    })
    refuseObstacle(obstacle, payoutForRefusals)
    refuseUnlessTheirs(payee, input)
    refuseUnless(sums.gross === gross && sums.net === net, 'conflict', 'payout_changed')
    const account = await putPayoutAccount(tx, accountId, { kind: 'bank', ...bankAccountOf(input) }, payee)
    const { id, code } = await placePayout(tx, actor, {
      ...{ bughunterId: accountId, key, account, payee, parts, sums },
      askedFor: { requestedBy: actor.accountId, requestReason: reason, requestFileId: letterFileId },
    })
    await record(tx, actor, 'reward.payout_requested_for', id, {
      ...{ bughunterId: accountId, code, grossIdr: String(gross), taxIdr: String(sums.tax) },
      ...{ payoutAccountId: account.id, review: account.sharers.length > 0 },
    })
    await reviewShared(tx, account.sharers)
    return id
  })
}

function bankAccountOf({ provider, number, holder }: RequestPayoutForInput) {
  return { provider, number, holder }
}

/** No one is there to ask about a name: only one that is certainly theirs will do. */
function refuseUnlessTheirs({ fullName }: PayeeFacts, input: RequestPayoutForInput): void {
  const isOffered = offeredBanks().some(({ kind, code }) => kind === 'bank' && code === input.provider)
  refuseFields([
    ...(isOffered ? [] : ([['provider', 'choose']] as const)),
    ...(isSameHolder(fullName, input.holder) ? [] : ([['holder', 'holder_differs']] as const)),
  ])
}

async function isSame(
  tx: Tx,
  actor: Person,
  before: PayoutRow,
  input: RequestPayoutForInput,
  letterFileId: string,
): Promise<boolean> {
  const [account] = await tx
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, before.payoutAccountId))
  const hash = hashesOf(input.provider, input.number)[0]
  return (
    before.requestedBy === actor.accountId &&
    before.requestReason === input.reason &&
    before.grossIdr === input.gross &&
    before.netIdr === input.net &&
    found(account).holder === input.holder &&
    found(account).numberHash.equals(hash) &&
    (await haveSameContent(tx, before.requestFileId, letterFileId))
  )
}
