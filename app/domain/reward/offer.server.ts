import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { gridMinimum } from '#domain/program/reward-grid.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { farFrom } from '#domain/report/rating.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor, Person, System } from '#kernel/actor.ts'
import { greatest } from '#kernel/money.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { type Award, award } from './award.server.ts'
import { keep, reserve } from './reservation.server.ts'
import { withFee } from './reward.ts'
import type { RewardCase, RewardRow } from './reward-case.server.ts'
import { feePercentOn } from './tax-in-force.server.ts'

/** Business days a second person of the company has to approve a large reward. */
export const lapseAfterDays = 5

export type Proposal = RewardRow & { proposedBy: string; proposedAt: Date }

/** The amount that waits for a second person of the company; null where none does. */
export function pendingProposal(reward: RewardRow | null): Proposal | null {
  if (!reward || reward.proposedBy === null || reward.proposedAt === null) return null
  return { ...reward, proposedBy: reward.proposedBy, proposedAt: reward.proposedAt }
}

/** When a proposal of this moment lapses. */
export function lapseOf(proposedAt: Date): Date {
  return addBusinessDays(proposedAt, lapseAfterDays, nationalHolidays(proposedAt))
}

/**
 * Whether a reward of this many rupiah ends the matter, or waits for the bughunter: it is less than the least of its band or, while a
 * level below the team's waits, less than the least of the team's. What an operator decided binds both sides.
 */
export function isFinal({ report, grid }: Pick<RewardCase, 'report' | 'grid'>, amount: bigint): boolean {
  const { riskLevel, triagedLevel, ratingState } = report
  if (ratingState === 'decided' || riskLevel === null) return true
  const waits = ratingState === 'waiting' && farFrom(triagedLevel, riskLevel) === 'lowered'
  const level = waits && triagedLevel !== null ? triagedLevel : riskLevel
  const least = (grid && gridMinimum(grid, bandOf(level))) ?? 0n
  return amount >= least && !(waits && least === 0n)
}

/** Sets an amount and its fee aside, and gives nothing back that was. @throws Refusal balance_insufficient */
export async function cover(tx: Tx, actor: Actor, locked: RewardCase, amount: bigint): Promise<void> {
  const wanted = withFee(amount, feePercentOn(locked.report.validAt, 'reward'))
  await reserve(tx, actor, locked, greatest(wanted, locked.reward?.reservedIdr ?? 0n), 'refuse')
}

/** Stores an amount until the bughunter accepts it, disputes it or does not answer for five business days. */
export async function offer(
  tx: Tx,
  actor: Person,
  locked: RewardCase,
  { amount, otherReward, reason }: Award,
  { proposedBy, requestKey }: { proposedBy: string; requestKey: string | null },
): Promise<void> {
  const { id } = locked.report
  await cover(tx, actor, locked, amount)
  await keep(tx, id, {
    ...{ amountIdr: amount, otherReward, reason, requestKey, proposedBy },
    ...{ approvedBy: actor.accountId, proposedAt: null, offeredAt: now() },
  })
  await moveReport(tx, actor, id, 'offer_reward', { facts: { amountIdr: String(amount) } })
}

export type Offer = RewardRow & { offeredAt: Date }

export function pendingOffer(reward: RewardRow | null): Offer | null {
  return reward?.offeredAt ? { ...reward, offeredAt: reward.offeredAt } : null
}

/** An offer becomes the reward: the report was moved out of `offered` before, and is held anew. */
export async function giveOffer(tx: Tx, system: System, locked: RewardCase): Promise<void> {
  const offered = pendingOffer(locked.reward)
  if (!offered) return
  const { amountIdr: amount, otherReward, reason, proposedBy, requestKey, approvedBy } = offered
  await award(tx, system, locked, { amount, otherReward, reason }, { proposedBy, requestKey, approvedBy })
}

/** An offer that was too little ends; what it was stays in the history. */
export async function dropOffer(tx: Tx, { report, reward }: RewardCase): Promise<void> {
  if (!pendingOffer(reward)) return
  await keep(tx, report.id, {
    ...{ amountIdr: 0n, otherReward: null, reason: null, requestKey: null },
    ...{ proposedBy: null, approvedBy: null, offeredAt: null },
  })
}
