import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, count, eq } from 'drizzle-orm'
import { retestRewardOf } from '#domain/program/program.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { percentOf } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import {
  availableOf,
  type Entry,
  lockedBalance,
  lockSides,
  payableTo,
  platformFee,
  post,
  reservedOf,
} from '../ledger.server.ts'
import type { RewardCase } from '../reward-case.server.ts'
import { retests, type TransferKind } from '../reward-tables.server.ts'

type Round = typeof retests.$inferSelect

/**
 * Sets aside what the version a report was sent under pays for a retest, fee included. Lock the report first.
 * @returns what it pays the bughunter, and the fee on it: 0 where retests are unpaid.
 * @throws Refusal balance_insufficient `retest_unfunded`
 */
export async function offerRetest(
  tx: Tx,
  actor: Actor,
  locked: RewardCase,
): Promise<{ offered: bigint; fee: bigint }> {
  const { report, companyId, policy, taxScheme } = locked
  const amountIdr = retestRewardOf(policy)
  if (amountIdr === 0n) return { offered: 0n, fee: 0n }
  // The share is promised with the report's own reward, so the day is the same.
  const feeIdr = percentOf(amountIdr, feePercentOn(report.validAt, 'reward'))
  const wanted = amountIdr + feeIdr
  if ((await lockedBalance(tx, availableOf(companyId))) < wanted)
    refuse('balance_insufficient', 'retest_unfunded')
  const round = (await roundsOf(tx, report.id)) + 1
  const book = booking(tx, actor, locked, round)
  await book('reserve', 'retest_reserve', availableOf(companyId), {
    side: reservedOf(companyId),
    amount: wanted,
  })
  await tx.insert(retests).values({
    ...{ id: newId(), reportId: report.id, round, bughunterId: report.reporterId, state: 'offered' },
    ...{ amountIdr, feeIdr, taxScheme, askedAt: now() },
  })
  return { offered: amountIdr, fee: feeIdr }
}

/**
 * Ends the money of the round that is open: owed to the bughunter where they answered, whatever the answer;
 * else free again. Lock the report first; nothing happens where no paid round is open.
 * @returns what became owed, in rupiah
 */
export async function settleRetest(
  tx: Tx,
  actor: Actor,
  locked: RewardCase,
  { answered }: { answered: boolean },
): Promise<bigint> {
  const [open] = await tx
    .select()
    .from(retests)
    .where(and(eq(retests.reportId, locked.report.id), eq(retests.state, 'offered')))
  if (!open) return 0n
  if (answered) await owe(tx, actor, locked, open)
  else await giveBack(tx, actor, locked, open)
  const state = answered ? 'owed' : 'returned'
  await tx.update(retests).set({ state, endedAt: now() }).where(eq(retests.id, open.id))
  return answered ? open.amountIdr : 0n
}

async function owe(tx: Tx, actor: Actor, locked: RewardCase, { round, bughunterId, ...sums }: Round) {
  const from = reservedOf(locked.companyId)
  const hunter = payableTo(bughunterId)
  await lockSides(tx, [from, hunter, platformFee])
  const book = booking(tx, actor, locked, round)
  await book('retest', 'retest', from, { side: hunter, amount: sums.amountIdr })
  await book('fee', 'retest_fee', from, { side: platformFee, amount: sums.feeIdr })
}

async function giveBack(tx: Tx, actor: Actor, locked: RewardCase, { round, amountIdr, feeIdr }: Round) {
  const { companyId } = locked
  const to = { side: availableOf(companyId), amount: amountIdr + feeIdr }
  await booking(tx, actor, locked, round)('release', 'retest_release', reservedOf(companyId), to)
}

/** Books one movement of a round under a key that names act, report and round. */
function booking(tx: Tx, actor: Actor, { report, companyId }: RewardCase, round: number) {
  return async (kind: TransferKind, act: string, from: Entry['side'], to: Entry): Promise<void> => {
    if (to.amount === 0n) return
    const entries = [{ side: from, amount: -to.amount }, to]
    const key = `${act}:${report.id}:${round}`
    if (!(await post(tx, { kind, key, reportId: report.id, companyId, actor, entries }))) refuse('conflict')
  }
}

async function roundsOf(tx: Tx, reportId: string): Promise<number> {
  const [row] = await tx.select({ rounds: count() }).from(retests).where(eq(retests.reportId, reportId))
  return row!.rounds
}
