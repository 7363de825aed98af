import { and, eq, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { inPayoutOf, payableTo } from '#domain/reward/ledger.server.ts'
import { refuseIfClosed } from '#domain/setting/switch.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { type AccountRow, accountInUse, holdPayee, type PayeeFacts } from './hold-payee.server.ts'
import { isSameHolder } from './holder-name.ts'
import { house, moveRewards, postPayout } from './move-payout.server.ts'
import { payableParts } from './payable.server.ts'
import { leastPayout, payoutCode } from './payout.ts'
import { accountBlock } from './payout-account.ts'
import type { RequestPayoutInput } from './payout-input.ts'
import { mayBePaid } from './payout-policy.ts'
import { payoutLines, payouts } from './payout-tables.server.ts'
import { type Withholding, withholdingOf } from './tax.ts'
import { knownTaxRules } from './tax-rules-known.server.ts'

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
    const payee = await holdPayee(tx, accountId)
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
    const { id, code } = await insertPayout(tx, { accountId, key, account, payee, sums })
    await tx.insert(payoutLines).values(
      parts.map(({ reportId, transferId, amount, scheme }) => ({
        ...{ id: newId(), payoutId: id, reportId, transferId, amountIdr: amount, taxScheme: scheme },
      })),
    )
    await postPayout(tx, actor, id, 'payout_request', [
      [payableTo(accountId), -gross],
      [inPayoutOf(accountId), gross],
    ])
    const reportIds = parts.flatMap(({ reportId }) => reportId ?? [])
    await moveRewards(tx, house, reportIds, 'start_payout')
    await record(tx, actor, 'reward.payout_requested', id, {
      ...{ bughunterId: accountId, code, grossIdr: String(gross), taxIdr: String(sums.tax) },
    })
    return id
  })
}

async function sameRequest(tx: Tx, bughunterId: string, requestKey: string) {
  const [before] = await tx
    .select({ id: payouts.id, grossIdr: payouts.grossIdr, netIdr: payouts.netIdr })
    .from(payouts)
    .where(and(eq(payouts.bughunterId, bughunterId), eq(payouts.requestKey, requestKey)))
  return before ?? null
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

type Asked = {
  accountId: string
  key: string
  account: AccountRow
  payee: PayeeFacts
  sums: Withholding
}

async function insertPayout(tx: Tx, { accountId, key, account, payee, sums }: Asked) {
  const answer = await tx.execute<{ serial: string }>(sql`SELECT nextval('payout_serials') AS serial`)
  const code = payoutCode(Number(jakartaDay(now()).slice(0, 4)), Number(answer.rows[0]!.serial))
  const id = newId()
  await tx.insert(payouts).values({
    ...{ id, code, bughunterId: accountId, payoutAccountId: account.id, state: 'requested' },
    ...{ grossIdr: sums.gross, taxIdr: sums.tax, netIdr: sums.net, payee: payee.payee },
    taxLines: sums.lines.map(({ scheme, ruleId, gross, base, tax }) => ({
      ...{ scheme, ruleId, gross: String(gross), base: String(base), tax: String(tax) },
    })),
    ...{ requestKey: key, requestedAt: now(), twoPeople: payee.suspended },
  })
  return { id, code }
}
