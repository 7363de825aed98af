import { now } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { ManagedProgramView } from '#domain/program/program-view.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { percentOf, sum } from '#kernel/money.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { maySettleResults, resultsObstacles } from './challenge-policy.ts'
import { outcomeOf, resultsObstacleOf } from './results-review.server.ts'
import { challengeResults } from './results-tables.server.ts'

/** The state of results before they are confirmed, for the person who settles them. Amounts in rupiah. */
export const resultsReview = z.object({
  /** Reports that are still to be checked or rated. */
  undecided: count,
  digest: text,
  winners: z.array(
    z.object({
      ...{ username: text.nullable(), place: count.nullable(), score: z.number() },
      ...{ amount: rupiah, item: text.nullable() },
    }),
  ),
  /** What goes out in money, and the fee on it. */
  ...{ total: rupiah, fee: rupiah },
  /** The proposal that waits for a second person; `current` while nothing changed since. `by`: null for people of the platform team, but to colleagues. */
  proposal: z.object({ by: text.nullable(), at: moment, current: flag }).nullable(),
  confirmed: z.object({ by: text.nullable(), at: moment }).nullable(),
  ...{ mayPropose: flag, mayConfirm: flag },
  /** The obstacle between the reader and confirming a proposal; null where there is none, or none waits. */
  confirmObstacle: z.enum(resultsObstacles).nullable(),
})
export type ResultsReview = z.infer<typeof resultsReview>

/**
 * The work queue of a challenge that is over; null before, for programs without a plan, and for everyone who may not
 * settle it.
 */
export async function resultsReviewSeenBy(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<ResultsReview | null> {
  const plan = program.policy.challenge
  if (!plan || program.acceptedAt === null || Date.parse(plan.endsAt) > now().getTime()) return null
  if (!maySettleResults(viewer, program)) return null
  const { standings, prizes, undecided, digest } = await outcomeOf(database(), program.id, plan)
  const results = await resultsOf(viewer, program.id)
  const winners = standings.flatMap(({ bughunterId, username, place, score }) => {
    const prize = prizes.get(bughunterId)
    return prize ? [{ username, place, score, ...prize }] : []
  })
  const feePercent = feePercentOn(program.acceptedAt, 'prize')
  const open = results?.confirmedAt == null && undecided === 0
  const current = results?.digest === digest
  const waits = open && current && results !== null
  const first = results && { by: results.proposedBy, at: results.proposedAt }
  const confirmObstacle = waits && first ? await resultsObstacleOf(database(), viewer, program, first) : null
  return {
    undecided,
    digest,
    winners,
    total: sum(winners.map(({ amount }) => amount)),
    fee: sum(winners.map(({ amount }) => percentOf(amount, feePercent))),
    proposal: results && { by: results.proposer, at: results.proposedAt, current },
    confirmed: results?.confirmedAt ? { by: results.confirmer, at: results.confirmedAt } : null,
    mayPropose: open && !(current && results),
    mayConfirm: waits && confirmObstacle === null,
    confirmObstacle,
  }
}

type Results = {
  digest: string
  proposedBy: string
  proposer: string | null
  proposedAt: Date
  confirmer: string | null
  confirmedAt: Date | null
}

/** Names of the platform team are shown to colleagues only. */
async function resultsOf(viewer: Actor, programId: string): Promise<Results | null> {
  const [first, second] = [alias(accounts, 'first'), alias(accounts, 'second')]
  const nameOf = ({ username, role }: typeof first | typeof second) =>
    sql<string | null>`CASE WHEN ${isOperator(viewer)} OR ${role} <> 'hello' THEN ${username} END`
  const [row] = await database()
    .select({
      digest: challengeResults.digest,
      proposedBy: challengeResults.proposedBy,
      proposer: nameOf(first),
      proposedAt: challengeResults.proposedAt,
      confirmer: nameOf(second),
      confirmedAt: challengeResults.confirmedAt,
    })
    .from(challengeResults)
    .innerJoin(first, eq(first.id, challengeResults.proposedBy))
    .leftJoin(second, eq(second.id, challengeResults.confirmedBy))
    .where(eq(challengeResults.programId, programId))
  return row ?? null
}
