import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { ManagedProgramView } from '#domain/program/program-views.ts'
import { database } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { percentOf, sum } from '#kernel/money.ts'
import { feePercentOn } from '../rules-on.server.ts'
import { maySettleResults } from './challenge-policy.ts'
import { outcomeOf } from './results-desk.server.ts'
import { challengeResults } from './results-tables.server.ts'

/** What stands on the way to confirmed results, for whoever settles them. Amounts in rupiah. */
export type ResultsDesk = {
  /** Reports that are still to be checked or rated. */
  undecided: number
  digest: string
  winners: {
    username: string | null
    place: number | null
    score: number
    amount: bigint
    item: string | null
  }[]
  /** What goes out in money, and the fee on it. */
  total: bigint
  fee: bigint
  /** The proposal that waits for a second person; `current` while nothing changed since. */
  proposal: { by: string; at: Date; current: boolean } | null
  confirmed: { by: string; at: Date } | null
  mayPropose: boolean
  mayConfirm: boolean
}

/** The desk of a challenge that is over; null before, for programs without a plan, and for everybody who may not settle it. */
export async function resultsDeskSeenBy(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<ResultsDesk | null> {
  const plan = program.policy.challenge
  if (!plan || program.acceptedAt === null || Date.parse(plan.endsAt) > now().getTime()) return null
  if (!maySettleResults(viewer, program)) return null
  const { standings, prizes, undecided, digest } = await outcomeOf(database(), program.id, plan)
  const results = await resultsOf(program.id)
  const winners = standings.flatMap(({ bughunterId, username, place, score }) => {
    const prize = prizes.get(bughunterId)
    return prize ? [{ username, place, score, ...prize }] : []
  })
  const feePercent = feePercentOn(program.acceptedAt, program.kind)
  const open = results?.confirmedAt == null && undecided === 0
  const current = results?.digest === digest
  const mine = isPerson(viewer) && results?.proposedBy === viewer.accountId
  return {
    undecided,
    digest,
    winners,
    total: sum(winners.map(({ amount }) => amount)),
    fee: sum(winners.map(({ amount }) => percentOf(amount, feePercent))),
    proposal: results && { by: results.proposer, at: results.proposedAt, current },
    confirmed: results?.confirmedAt ? { by: results.confirmer ?? '', at: results.confirmedAt } : null,
    mayPropose: open && !(current && results),
    mayConfirm: open && current && results !== null && !mine,
  }
}

type Results = {
  digest: string
  proposedBy: string
  proposer: string
  proposedAt: Date
  confirmer: string | null
  confirmedAt: Date | null
}

async function resultsOf(programId: string): Promise<Results | null> {
  const second = alias(accounts, 'second')
  const [row] = await database()
    .select({
      digest: challengeResults.digest,
      proposedBy: challengeResults.proposedBy,
      proposer: accounts.username,
      proposedAt: challengeResults.proposedAt,
      confirmer: second.username,
      confirmedAt: challengeResults.confirmedAt,
    })
    .from(challengeResults)
    .innerJoin(accounts, eq(accounts.id, challengeResults.proposedBy))
    .leftJoin(second, eq(second.id, challengeResults.confirmedBy))
    .where(eq(challengeResults.programId, programId))
  return row ?? null
}
