import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { certifyParticipants } from '#domain/reward/certificate/certify-participants.server.ts'
import {
  availableOf,
  type Entry,
  lockSides,
  payableTo,
  platformFee,
  post,
  reservedOf,
} from '#domain/reward/ledger.server.ts'
import type { TransferKind } from '#domain/reward/reward-tables.server.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { percentOf, sum } from '#kernel/money.ts'
import { refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { resultsRefusals } from './challenge-policy.ts'
import { type LockedChallenge, lockChallenge } from './lock-challenge.server.ts'
import type { ResultsInput } from './results-input.ts'
import { resultsObstacleOf } from './results-review.server.ts'
import { challengeResults, challengeStandings } from './results-tables.server.ts'

/**
 * A second person confirms the proposed results: prizes become owed to the winners, what is left of the money held goes
 * back, the standings are written for good and certificates are issued. Sent again by the same person, it changes
 * nothing.
 * @throws Refusal as `lockChallenge`; step_missing `results_unproposed`; forbidden (`second_person`, `second_right_new`,
 * `second_right_given`); conflict `results_changed`; move_forbidden (confirmed by another person)
 */
export async function confirmResults(
  actor: Person,
  programId: string,
  { digest }: ResultsInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockChallenge(tx, actor, programId, digest)
    const { results } = locked
    if (results?.confirmedAt) {
      refuseUnless(results.confirmedBy === actor.accountId && results.digest === digest, 'move_forbidden')
      return
    }
    if (!results) refuse('step_missing', 'results_unproposed')
    refuseUnless(results.digest === digest, 'conflict', 'results_changed')
    const first = { by: results.proposedBy, at: results.proposedAt }
    refuseObstacle(await resultsObstacleOf(tx, actor, locked.program, first), resultsRefusals)
    await settle(tx, actor, locked)
  })
}

/** Money first, documents next, history last: everyone locks in this order. */
async function settle(tx: Tx, actor: Person, locked: LockedChallenge): Promise<void> {
  const { program, outcome } = locked
  await bookPrizes(tx, actor, locked)
  await keepStandings(tx, actor, locked)
  const certified = await certifyParticipants(tx, program.id, outcome.standings)
  for (const [bughunterId, { amount, item }] of outcome.prizes)
    await record(tx, actor, 'reward.prize_given', program.id, {
      bughunterId,
      amountIdr: String(amount),
      item: item !== null,
    })
  for (const { certificateId, bughunterId, place } of certified)
    await record(tx, actor, 'reward.certificate_issued', certificateId, { bughunterId, place })
  const { companyId } = program
  await record(tx, actor, 'reward.results_confirmed', program.id, {
    companyId,
    winners: outcome.prizes.size,
    participants: outcome.standings.length,
  })
}

async function keepStandings(tx: Tx, actor: Person, { program, outcome }: LockedChallenge): Promise<void> {
  const { id: programId } = program
  await tx
    .update(challengeResults)
    .set({ confirmedBy: actor.accountId, confirmedAt: now() })
    .where(eq(challengeResults.programId, programId))
  await tx
    .update(programs)
    .set({ resultsAt: now(), toldStage: 'confirmed' })
    .where(eq(programs.id, programId))
  const rows = outcome.standings.map(({ bughunterId, place, score, finds }) => {
    const { amount, item } = outcome.prizes.get(bughunterId) ?? { amount: 0n, item: null }
    return { programId, bughunterId, place, score, finds, prizeIdr: amount, prizeItem: item }
  })
  if (rows.length > 0) await tx.insert(challengeStandings).values(rows)
}

/** Moves what is held for a challenge: prizes to the winners, the fee to the platform, the rest back. Each key moves money once. */
async function bookPrizes(tx: Tx, actor: Person, { program, outcome }: LockedChallenge): Promise<void> {
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
