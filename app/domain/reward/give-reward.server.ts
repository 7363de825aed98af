import { now } from '@cakrawala/calendar/clock'
import { askForProof, provingWhereDue } from '#domain/account/factor/prove-factor.server.ts'
import { record } from '#domain/event/record.server.ts'
import { amountFor } from '#domain/program/reward-grid.ts'
import { mayDecideAmount } from '#domain/report/report-policy.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { formatRupiah, greatest } from '#kernel/money.ts'
import { refuse, refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { approvingObstacleOf } from './approving-obstacle.server.ts'
import { approvingRefusals } from './approving-policy.ts'
import { type Award, award } from './award.server.ts'
import { leftAlone } from './confirmed-alone.server.ts'
import { type Leaving, type LeavingPart, refuseOtherSum, totalOf, withFeePart } from './leaving.ts'
import { availableOf, freeBalanceOf, lockSides, payableTo, platformFee, reservedOf } from './ledger.server.ts'
import { cover, isFinal, offer, pendingProposal } from './offer.server.ts'
import { keep } from './reservation.server.ts'
import { isReasoned, paysMoney, reasonLeast } from './reward.ts'
import { lockCase, type RewardCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { ApproveRewardInput, GiveRewardInput } from './reward-input.ts'
import { maySeeBalance } from './reward-policy.ts'
import { feePercentOn } from './tax-in-force.server.ts'

/**
 * `awaiting_second`: the amount is stored, but another person of the company must approve it first. `offered`: it is less
 * than the least, so the bughunter answers first.
 */
export const rewardOutcomes = ['given', 'awaiting_second', 'offered'] as const
export type RewardOutcome = (typeof rewardOutcomes)[number]

/**
 * The company gives the reward of a rated report: money becomes owed to the bughunter and the fee the platform's, or the
 * report earns its points and named item only. What exceeds the limit of one person, reckoned over 24 hours for the giver
 * and for the bughunter, is a proposal and asks for a second factor. Sending the same form again answers the same and moves
 * nothing.
 * @throws Refusal not_found, forbidden (`reward_limit`: more than this member may decide), move_forbidden, key_reused,
 *   balance_insufficient, invalid_input (also the proof), step_missing `factor_needed`, conflict `sum_changed`
 */
export async function giveReward(
  actor: Person,
  reportId: string,
  input: GiveRewardInput,
): Promise<RewardOutcome> {
  return provingWhereDue(actor, input, (proven) =>
    transaction((tx) => giveIn(tx, actor, reportId, input, proven)),
  )
}

/**
 * What leaves by `giveReward`, for the person who confirms it. Only who may know the balance is refused for want of it: anyone else
 * could find it out by asking for one sum after the other.
 * @throws Refusal as `giveReward`
 */
export async function foreseeReward(
  actor: Person,
  reportId: string,
  input: GiveRewardInput,
): Promise<Leaving> {
  return transaction(async (tx) => {
    const { locked, parts, outcome } = await prepared(tx, actor, reportId, input)
    const total = totalOf(parts)
    const aside = locked.reward?.reservedIdr ?? 0n
    const wanted = outcome === 'given' ? total : greatest(total, aside)
    const before = maySeeBalance(actor) ? await freeBalanceOf(tx, actor.companyId) : null
    const balance = before === null ? null : { before, aside, after: before + aside - wanted }
    refuseUnless(balance === null || balance.after >= 0n, 'balance_insufficient')
    return { parts, total, balance, outcome, proof: outcome === 'awaiting_second' }
  })
}

async function giveIn(
  tx: Tx,
  actor: Person,
  reportId: string,
  input: GiveRewardInput,
  proven: boolean,
): Promise<RewardOutcome> {
  const { locked, given, parts, outcome } = await prepared(tx, actor, reportId, input)
  if (given === null) return outcome
  refuseOtherSum(input.total, totalOf(parts))
  if (outcome === 'awaiting_second') {
    const proposed = await propose(tx, actor, locked, given, input.key)
    return proven ? proposed : askForProof()
  }
  return settle(tx, actor, locked, given, { proposedBy: actor.accountId, requestKey: input.key })
}

/** `given`: null where the same form was taken before. */
type Prepared = {
  locked: RewardCase
  given: Award | null
  parts: LeavingPart[]
  outcome: RewardOutcome
}

/** Locks a report and judges what is to be given, before any of it moves. */
async function prepared(tx: Tx, actor: Person, reportId: string, input: GiveRewardInput): Promise<Prepared> {
  const locked = await lockCase(tx, actor, reportId)
  const wanted = wantedAward(input)
  const parts = partsOf(locked, wanted.amount)
  const before = answered(actor, locked, input.key, wanted)
  if (before) return { locked, given: null, parts, outcome: before }
  refuseUnlessMoves(actor, locked, 'approve_reward')
  const given = checked(locked, wanted)
  refuseAboveLimit(actor, locked, given.amount)
  if (await exceedsOne(tx, actor, locked, given.amount))
    return { locked, given, parts, outcome: 'awaiting_second' }
  return { locked, given, parts, outcome: isFinal(locked, given.amount) ? 'given' : 'offered' }
}

function partsOf({ report }: RewardCase, amount: bigint): LeavingPart[] {
  return withFeePart('reward', amount, feePercentOn(report.validAt, 'reward'))
}

/**
 * A second person of the company approves a large reward another one proposed. `amount` is what was shown, so that it cannot change meanwhile.
 * They show a second factor too.
 * @throws Refusal not_found, forbidden and conflict (also the amount; see `approvingRefusals`), move_forbidden, balance_insufficient,
 *   invalid_input (the proof), step_missing (also `factor_needed`)
 */
export async function approveReward(
  actor: Person,
  reportId: string,
  { amount, total, ...proof }: ApproveRewardInput,
): Promise<void> {
  const approve = async (tx: Tx, proven: boolean): Promise<void> => {
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, 'approve_reward')
    const reward = pendingProposal(locked.reward) ?? refuse('step_missing')
    refuseObstacle(await approvingObstacleOf(tx, actor, locked, reward), approvingRefusals)
    refuseUnless(reward.amountIdr === amount, 'conflict')
    refuseOtherSum(total, totalOf(partsOf(locked, amount)))
    const { otherReward, reason, proposedBy, requestKey } = reward
    await settle(tx, actor, locked, { amount, otherReward, reason }, { proposedBy, requestKey })
    await record(tx, actor, 'reward.approved', reportId, { amountIdr: String(amount) })
    if (!proven) askForProof()
  }
  await provingWhereDue(actor, proof, (proven) => transaction((tx) => approve(tx, proven)))
}

/** Two who give at one moment take turns: what the first gave alone counts for the second. */
async function exceedsOne(tx: Tx, actor: Person, locked: RewardCase, amount: bigint): Promise<boolean> {
  if (amount === 0n) return false
  const { companyId, report } = locked
  const hunter = payableTo(report.reporterId)
  await lockSides(tx, [availableOf(companyId), reservedOf(companyId), hunter, platformFee])
  return amount > (await leftAlone(tx, actor, locked))
}

/** Gives a reward, or offers it to the bughunter where it is less than the least. */
async function settle(
  tx: Tx,
  actor: Person,
  locked: RewardCase,
  given: Award,
  asked: { proposedBy: string; requestKey: string | null },
): Promise<RewardOutcome> {
  if (isFinal(locked, given.amount)) {
    await award(tx, actor, locked, given, asked)
    return 'given'
  }
  refuseUnlessMoves(actor, locked, 'offer_reward')
  await offer(tx, actor, locked, given, asked)
  return 'offered'
}

function refuseAboveLimit(actor: Actor, { facts }: RewardCase, amount: bigint): void {
  refuseUnless(mayDecideAmount(actor, facts, amount), 'forbidden', 'reward_limit')
}

function wantedAward({ amount = 0n, otherReward, reason }: GiveRewardInput): Award {
  return { amount, otherReward: otherReward || null, reason: reason || null }
}

function answered(
  actor: Person,
  { report, reward, policy }: RewardCase,
  key: string,
  wanted: Award,
): RewardOutcome | null {
  if (!reward || reward.requestKey !== key || reward.proposedBy !== actor.accountId) return null
  // Where no item was named, the program's own for the level was given.
  const usual = [null, ...Object.values(policy.otherRewards ?? {})]
  const items = wanted.otherReward === null ? usual : [wanted.otherReward]
  const same = reward.amountIdr === wanted.amount && reward.reason === wanted.reason
  refuseUnless(same && items.includes(reward.otherReward), 'key_reused')
  if (report.rewardState !== 'proposed') return 'given'
  return reward.offeredAt === null ? 'awaiting_second' : 'offered'
}

function checked(locked: RewardCase, wanted: Award): Award {
  const { report, policy, grid, reward } = locked
  const level = report.riskLevel ?? refuse('step_missing')
  const band = bandOf(level)
  const money = paysMoney(policy.rewardType)
  if (wanted.amount > 0n && !money) refuseField('amount', 'amount_without_money')
  if (wanted.amount === 0n && money && grid && amountFor(grid, level)) refuseField('amount', 'required')
  const least = report.ratingState === 'decided' ? (reward?.floorIdr ?? 0n) : 0n
  if (wanted.amount < least) refuseField('amount', 'amount_below_floor', { least: formatRupiah(least) })
  if (!isReasoned(grid, level, wanted)) refuseField('reason', 'reason_outside_grid', { min: reasonLeast })
  const named = band === 'informational' ? null : (policy.otherRewards?.[band] ?? null)
  return { ...wanted, otherReward: wanted.otherReward ?? named }
}

/** Covered and set aside at once: the amount a second person is asked for is there when they approve. */
async function propose(
  tx: Tx,
  actor: Person,
  locked: RewardCase,
  { amount, otherReward, reason }: Award,
  requestKey: string,
): Promise<RewardOutcome> {
  const { report } = locked
  await cover(tx, actor, locked, amount)
  const facts = { amountIdr: amount, otherReward, reason, requestKey, proposedBy: actor.accountId }
  await keep(tx, report.id, { ...facts, proposedAt: now(), approvedBy: null })
  await record(tx, actor, 'reward.proposed', report.id, { amountIdr: String(amount) })
  return 'awaiting_second'
}
