import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor, Person, System } from '#kernel/actor.ts'
import { percentOf } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { availableOf, lockSides, payableTo, platformFee, post, reservedOf, turnsOf } from './ledger.server.ts'
import { keep, reserve } from './reservation.server.ts'
import type { RewardCase } from './reward-case.server.ts'
import { feePercentOn } from './tax-in-force.server.ts'

export type Award = { amount: bigint; otherReward: string | null; reason: string | null }

/**
 * The end of giving a reward, with or without a second approver: money moves, the reward is stored, the report moves on.
 */
export async function award(
  tx: Tx,
  actor: Person | System,
  locked: RewardCase,
  { amount, otherReward, reason }: Award,
  asked: { proposedBy: string | null; requestKey: string | null; approvedBy?: string | null },
): Promise<void> {
  const { report, companyId } = locked
  const feeIdr = percentOf(amount, feePercentOn(report.validAt, 'reward'))
  if (amount > 0n) await pay(tx, actor, locked, amount, feeIdr)
  else await reserve(tx, actor, locked, 0n, 'refuse')
  const facts = {
    ...{ reservedIdr: 0n, amountIdr: amount, feeIdr, otherReward, reason, givenAt: now() },
    ...{ taxScheme: locked.taxScheme, autoReleased: actor.kind === 'system' && asked.proposedBy === null },
  }
  await keep(tx, report.id, {
    ...facts,
    ...asked,
    ...{ proposedAt: null, offeredAt: null },
    // An accepted offer keeps its second approver.
    approvedBy: actor.kind === 'person' ? actor.accountId : (asked.approvedBy ?? null),
  })
  await moveReport(tx, actor, report.id, 'approve_reward')
  await moveReport(tx, actor, report.id, amount > 0n ? 'make_payable' : 'grant_points')
  await record(tx, actor, 'reward.given', report.id, {
    companyId,
    bughunterId: report.reporterId,
    amountIdr: String(amount),
    other: otherReward !== null,
  })
}

async function pay(tx: Tx, actor: Actor, locked: RewardCase, amount: bigint, fee: bigint): Promise<void> {
  const { report, companyId } = locked
  const from = reservedOf(companyId)
  const hunter = payableTo(report.reporterId)
  await lockSides(tx, [availableOf(companyId), from, hunter, platformFee])
  await reserve(tx, actor, locked, amount + fee, 'refuse')
  const turn = (await turnsOf(tx, report.id, 'reversal')) + 1
  const common = { reportId: report.id, companyId, actor }
  const paid = await post(tx, {
    ...common,
    kind: 'reward',
    key: `reward:${report.id}:${turn}`,
    entries: [
      { side: from, amount: -amount },
      { side: hunter, amount },
    ],
  })
  if (!paid) refuse('conflict')
  if (fee === 0n) return
  const charged = await post(tx, {
    ...common,
    kind: 'fee',
    key: `fee:${report.id}:${turn}`,
    entries: [
      { side: from, amount: -fee },
      { side: platformFee, amount: fee },
    ],
  })
  if (!charged) refuse('conflict')
}
