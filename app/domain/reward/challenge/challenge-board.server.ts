import { now } from '@cakrawala/calendar/clock'
import { asc, eq, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { noGrant } from '#domain/company/permission-policy.ts'
import { frozenSince, stageAt } from '#domain/program/challenge.ts'
import type { ManagedProgramView, ProgramView } from '#domain/program/program-view.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { boardFacts } from './board-facts.server.ts'
import { maySeeLiveBoard } from './challenge-policy.ts'
import { challengeStandings } from './results-tables.server.ts'
import type { Standing } from './standings.ts'

/** One line of a challenge's board. */
export const challengeRow = z.object({
  place: count,
  /** Null for those who hide their name on boards. */
  username: text.nullable(),
  ...{ score: z.number(), finds: count },
  /** When the last of them was found valid; null in results. */
  lastValidAt: moment.nullable(),
  /** Whole rupiah; only in results. */
  prize: rupiah,
  ...{ prizeItem: text.nullable(), own: flag },
})
export type ChallengeRow = z.infer<typeof challengeRow>
export const challengeBoard = z.object({
  rows: z.array(challengeRow),
  /** Rows there are in all; a page shows the first ones. */
  scored: count,
  /** What the board shows ends here; null while it is live or final. */
  frozenAt: moment.nullable(),
  final: flag,
  /** The reader's own rank, always live; null for those who take no part. */
  own: z.object({ score: z.number(), finds: count }).nullable(),
})
export type ChallengeBoard = z.infer<typeof challengeBoard>

/**
 * The board of a challenge the viewer was shown: live; for everyone but its company and the platform team as it was one
 * hour before the end; and final once its results are confirmed. Null for programs without a plan.
 */
export async function challengeBoardSeenBy(
  viewer: Actor,
  program: ProgramView | ManagedProgramView,
  most = 100,
): Promise<ChallengeBoard | null> {
  const plan = program.policy.challenge
  if (!plan) return null
  const me = isBughunter(viewer) ? viewer.accountId : null
  if (program.resultsAt) return finalBoard(program.id, me, most)
  const grant = 'granted' in program ? program : { ...noGrant, companyId: program.companyId }
  const since = frozenSince(plan, stageAt(plan, false, now()))
  const frozenAt = maySeeLiveBoard(viewer, grant) ? null : since
  const { standings } = await boardFacts(database(), program.id, plan, frozenAt)
  const live = me && frozenAt ? (await boardFacts(database(), program.id, plan)).standings : standings
  const own = live.find(({ bughunterId }) => bughunterId === me)
  const scored = standings.filter(({ place }) => place !== null)
  return {
    rows: scored.slice(0, most).map((row) => rowOf(row, me)),
    scored: scored.length,
    frozenAt,
    final: false,
    own: own ? { score: own.score, finds: own.finds } : null,
  }
}

function rowOf({ place, username, score, finds, lastValidAt, bughunterId }: Standing, me: string | null) {
  const standing = { place: place ?? 0, username, score, finds, lastValidAt }
  return { ...standing, prize: 0n, prizeItem: null, own: bughunterId === me }
}

async function finalBoard(programId: string, me: string | null, most: number): Promise<ChallengeBoard> {
  const named = sql<
    string | null
  >`CASE WHEN ${accounts.standing} = 'active' AND ${bughunters.identityStatus} = 1 AND NOT ${bughunters.hiddenFromBoards}
      THEN ${accounts.username} END`
  const rows = await database()
    .select({
      id: challengeStandings.bughunterId,
      place: challengeStandings.place,
      username: named,
      score: challengeStandings.score,
      finds: challengeStandings.finds,
      prize: challengeStandings.prizeIdr,
      prizeItem: challengeStandings.prizeItem,
    })
    .from(challengeStandings)
    .innerJoin(accounts, eq(accounts.id, challengeStandings.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .where(eq(challengeStandings.programId, programId))
    .orderBy(asc(challengeStandings.place))
  const own = rows.find(({ id }) => id === me)
  const scored = rows.filter(({ place }) => place !== null)
  return {
    rows: scored
      .slice(0, most)
      .map(({ id, place, ...row }) => ({ ...row, place: place ?? 0, lastValidAt: null, own: id === me })),
    scored: scored.length,
    frozenAt: null,
    final: true,
    own: own ? { score: own.score, finds: own.finds } : null,
  }
}
