import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import {
  availableOf,
  lockedBalance,
  payableTo,
  platformFee,
  post,
  reservedOf,
  turnsOf,
} from './ledger.server.ts'
import type { RewardCase } from './reward-case.server.ts'
import { rewards } from './reward-tables.server.ts'

/** What to do where the balance does not cover a raise: keep what is reserved already, or refuse the act. */
type Shortage = 'keep' | 'refuse'

/**
 * Brings what is reserved for a report to `wanted` rupiah, fee included; a surplus goes back to the balance.
 * @returns what is reserved now: less than wanted only where the balance did not cover it and `shortage` is `keep`.
 * @throws Refusal balance_insufficient
 */
export async function reserve(
  tx: Tx,
  actor: Actor,
  { report, companyId, reward }: RewardCase,
  wanted: bigint,
  shortage: Shortage,
): Promise<bigint> {
  const reserved = reward?.reservedIdr ?? 0n
  const more = wanted - reserved
  if (more === 0n) return reserved
  if (more > 0n && shortage === 'keep' && (await lockedBalance(tx, availableOf(companyId))) < more)
    return reserved
  const turn = (await turnsOf(tx, report.id, 'reserve', 'release')) + 1
  const kind = more > 0n ? 'reserve' : 'release'
  const posted = await post(tx, {
    kind,
    key: `${kind}:${report.id}:${turn}`,
    reportId: report.id,
    companyId,
    actor,
    entries: [
      { side: availableOf(companyId), amount: -more },
      { side: reservedOf(companyId), amount: more },
    ],
  })
  if (!posted) refuse('conflict')
  await keep(tx, report.id, { reservedIdr: wanted })
  return wanted
}

/** Gives back all a report holds when it is refused after all: the reservation, and money owed but not yet on its way. */
export async function releaseAll(tx: Tx, actor: Actor, locked: RewardCase): Promise<void> {
  await reserve(tx, actor, locked, 0n, 'refuse')
  const { report, reward, companyId } = locked
  const owed = report.rewardState === 'payable' || report.rewardState === 'failed'
  if (!reward || reward.amountIdr === 0n || !owed) return
  const turn = (await turnsOf(tx, report.id, 'reversal')) + 1
  const back = [
    { side: payableTo(report.reporterId), amount: -reward.amountIdr },
    { side: availableOf(companyId), amount: reward.amountIdr + reward.feeIdr },
  ]
  if (reward.feeIdr > 0n) back.push({ side: platformFee, amount: -reward.feeIdr })
  const key = `reversal:${report.id}:${turn}`
  const posted = await post(tx, {
    kind: 'reversal',
    key,
    reportId: report.id,
    companyId,
    actor,
    entries: back,
  })
  if (!posted) refuse('conflict')
  await keep(tx, report.id, {
    amountIdr: 0n,
    feeIdr: 0n,
    givenAt: null,
    requestKey: null,
    proposedAt: null,
    offeredAt: null,
  })
}

/** Writes what is known of a report's reward; its row is made when first needed. */
export async function keep(
  tx: Tx,
  reportId: string,
  facts: Partial<Omit<typeof rewards.$inferInsert, 'reportId'>>,
): Promise<void> {
  await tx
    .insert(rewards)
    .values({ reportId, ...facts })
    .onConflictDoUpdate({ target: rewards.reportId, set: facts })
}
