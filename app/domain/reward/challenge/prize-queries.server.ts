import { and, asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { isKnownTo } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { challengeStandings } from './results-tables.server.ts'

/** A prize somebody won; `program` is null where they may no longer read the program. */
export type OwnPrize = {
  programId: string
  program: string | null
  place: number
  /** Whole rupiah; 0 for a thing only. */
  amount: bigint
  item: string | null
  at: Date
}

/** The viewer's own prizes, newest first. @throws Refusal forbidden for all but bughunters */
export async function prizesSeenBy(viewer: Actor): Promise<OwnPrize[]> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const won = or(gt(challengeStandings.prizeIdr, 0n), isNotNull(challengeStandings.prizeItem))
  const rows = await database()
    .select({
      programId: programs.id,
      program: titleFor(viewer.accountId),
      place: challengeStandings.place,
      amount: challengeStandings.prizeIdr,
      item: challengeStandings.prizeItem,
      at: programs.resultsAt,
    })
    .from(challengeStandings)
    .innerJoin(programs, eq(programs.id, challengeStandings.programId))
    .where(and(eq(challengeStandings.bughunterId, viewer.accountId), won))
    .orderBy(desc(programs.resultsAt))
    .limit(100)
  return rows.map((row) => ({ ...row, place: row.place!, at: row.at! }))
}

/** A bughunter's own results in challenges. */
export function exportStandings(tx: Tx, bughunterId: string) {
  const { place, score, finds, prizeIdr, prizeItem } = challengeStandings
  return tx
    .select({
      program: titleFor(bughunterId),
      place,
      score,
      finds,
      prizeIdr,
      prizeItem,
      at: programs.resultsAt,
    })
    .from(challengeStandings)
    .innerJoin(programs, eq(programs.id, challengeStandings.programId))
    .where(eq(challengeStandings.bughunterId, bughunterId))
    .orderBy(asc(programs.resultsAt))
}

function titleFor(bughunterId: string) {
  return sql<string | null>`CASE WHEN ${isKnownTo(sql`${bughunterId}`)} THEN ${programs.title} END`
}
