import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { percentOf, sum } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import {
  availableOf,
  type Entry,
  lockSides,
  payableTo,
  platformFee,
  post,
  reservedOf,
} from '../ledger.server.ts'
import type { TransferKind } from '../reward-tables.server.ts'
import { feePercentOn } from '../rules-on.server.ts'
import type { LockedChallenge } from './lock-challenge.server.ts'

/** Moves what is held for a challenge: prizes to the winners, the fee to the platform, the rest back. Each key moves money once. */
export async function bookPrizes(
  tx: Tx,
  actor: Person,
  { program, outcome }: LockedChallenge,
): Promise<void> {
  const { id, companyId, prizeHeld, acceptedAt } = program
  if (prizeHeld === null) return
  const won = [...outcome.prizes].filter(([, { amount }]) => amount > 0n)
  const feePercent = feePercentOn(acceptedAt, 'prize')
  const fee = sum(won.map(([, { amount }]) => percentOf(amount, feePercent)))
  const rest = prizeHeld - fee - sum(won.map(([, { amount }]) => amount))
  const locked = reservedOf(companyId)
  const winners = won.map(([bughunterId]) => payableTo(bughunterId))
  await lockSides(tx, [availableOf(companyId), locked, platformFee, ...winners])
  const book = async (as: TransferKind, key: string, to: Entry) => {
    if (to.amount === 0n) return
    const entries = [{ side: locked, amount: -to.amount }, to]
    if (!(await post(tx, { kind: as, key, companyId, actor, entries }))) refuse('conflict')
  }
  for (const [bughunterId, { amount }] of won)
    await book('prize', `prize:${id}:${bughunterId}`, { side: payableTo(bughunterId), amount })
  await book('fee', `prize_fee:${id}`, { side: platformFee, amount: fee })
  await book('release', `prize_release:${id}`, { side: availableOf(companyId), amount: rest })
}
