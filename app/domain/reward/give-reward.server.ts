import { record } from '#domain/event/record.server.ts'
import { amountFor } from '#domain/program/reward-grid.ts'
import { mayDecideAmount } from '#domain/report/report-policy.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { type Award, award } from './award.server.ts'
import { keep } from './reservation.server.ts'
import { needsReason, paysMoney, secondApproverAbove } from './reward.ts'
import { holdCase, type RewardCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { ApproveRewardInput, GiveRewardInput } from './reward-input.ts'

/** `awaiting_second`: the amount is kept, but another person of the company must approve it first. */
export type RewardOutcome = 'given' | 'awaiting_second'

/**
 * The company gives the reward of a rated report: money becomes owed to the bughunter and the fee the platform's, or the
 * report earns its points and named item only. Sending the same form again answers the same and moves nothing.
 * @throws Refusal not_found, forbidden (`reward_limit`: more than this member may decide), move_forbidden, key_reused,
 *   balance_insufficient, invalid_input
 */
export async function giveReward(
  actor: Person,
  reportId: string,
  input: GiveRewardInput,
): Promise<RewardOutcome> {
  return transaction(async (tx) => {
    const held = await holdCase(tx, actor, reportId)
    const wish = wishOf(input)
    const before = answered(actor, held, input.key, wish)
    if (before) return before
    refuseUnlessMoves(actor, held, 'approve_reward')
    const given = checked(held, wish)
    refuseAboveLimit(actor, held, given.amount)
    if (given.amount > secondApproverAbove) return propose(tx, actor, held, given, input.key)
    await award(tx, actor, held, given, { proposedBy: actor.accountId, requestKey: input.key })
    return 'given'
  })
}

/**
 * A second person of the company approves a large reward another one proposed. `amount` is what was shown, so that it cannot change meanwhile.
 * @throws Refusal not_found, forbidden (`second_approver`, `reward_limit`), move_forbidden, conflict, balance_insufficient
 */
export async function approveReward(
  actor: Person,
  reportId: string,
  { amount }: ApproveRewardInput,
): Promise<void> {
  await transaction(async (tx) => {
    const held = await holdCase(tx, actor, reportId)
    refuseUnlessMoves(actor, held, 'approve_reward')
    const { reward } = held
    if (!reward?.proposedBy || reward.amountIdr === 0n) refuse('step_missing')
    refuseUnless(reward.proposedBy !== actor.accountId, 'forbidden', 'second_approver')
    refuseUnless(reward.amountIdr === amount, 'conflict')
    refuseAboveLimit(actor, held, amount)
    const { otherReward, reason, proposedBy, requestKey } = reward
    // Rated anew since it was proposed: an amount that needs a reason now is proposed again, with one.
    refuseUnless(isReasoned(held, { amount, otherReward, reason }), 'conflict')
    await award(tx, actor, held, { amount, otherReward, reason }, { proposedBy, requestKey })
  })
}

function refuseAboveLimit(actor: Actor, { facts }: RewardCase, amount: bigint): void {
  refuseUnless(mayDecideAmount(actor, facts, amount), 'forbidden', 'reward_limit')
}

function wishOf({ amount = 0n, otherReward, reason }: GiveRewardInput): Award {
  return { amount, otherReward: otherReward || null, reason: reason || null }
}

function answered(
  actor: Person,
  { report, reward, policy }: RewardCase,
  key: string,
  wish: Award,
): RewardOutcome | null {
  if (!reward || reward.requestKey !== key || reward.proposedBy !== actor.accountId) return null
  // Where no item was named, the program's own for the level was given.
  const usual = [null, ...Object.values(policy.otherRewards ?? {})]
  const items = wish.otherReward === null ? usual : [wish.otherReward]
  const same = reward.amountIdr === wish.amount && reward.reason === wish.reason
  refuseUnless(same && items.includes(reward.otherReward), 'key_reused')
  return report.rewardState === 'proposed' ? 'awaiting_second' : 'given'
}

/** Least letters of a reason for an amount outside the grid. */
const reasonLeast = 20

function isReasoned(
  { report, grid }: Pick<RewardCase, 'report' | 'grid'>,
  { amount, reason }: Award,
): boolean {
  const level = report.riskLevel ?? refuse('step_missing')
  return !needsReason(grid, level, amount) || (reason?.length ?? 0) >= reasonLeast
}

function checked({ report, policy, grid }: RewardCase, wish: Award): Award {
  const level = report.riskLevel ?? refuse('step_missing')
  const band = bandOf(level)
  const money = paysMoney(policy.rewardType)
  if (wish.amount > 0n && !money) refuseField('amount', 'amount_without_money')
  if (wish.amount === 0n && money && grid && amountFor(grid, level)) refuseField('amount', 'required')
  if (!isReasoned({ report, grid }, wish)) refuseField('reason', 'reason_outside_grid', { min: reasonLeast })
  const named = band === 'informational' ? null : (policy.otherRewards?.[band] ?? null)
  return { ...wish, otherReward: wish.otherReward ?? named }
}

async function propose(
  tx: Tx,
  actor: Person,
  { report }: RewardCase,
  { amount, otherReward, reason }: Award,
  requestKey: string,
): Promise<RewardOutcome> {
  const facts = { amountIdr: amount, otherReward, reason, requestKey, proposedBy: actor.accountId }
  await keep(tx, report.id, { ...facts, approvedBy: null })
  await record(tx, actor, 'reward.proposed', report.id, { amountIdr: String(amount) })
  return 'awaiting_second'
}
