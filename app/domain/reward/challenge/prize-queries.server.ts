import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { isKnownTo } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { ManagedProgramView } from '#domain/program/program-view.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { prizesWithFee } from './hold-prizes.server.ts'
import { challengeStandings } from './results-tables.server.ts'

/** What a challenge's prizes, fee included, ask of the balance, in rupiah. */
export const prizeFunding = z.object({ wanted: rupiah, short: rupiah, held: flag })
export type PrizeFunding = z.infer<typeof prizeFunding>

/** For the owner of the program's company, who alone knows of the balance; null for others and where no prize is money. */
export async function prizeFundingSeenBy(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<PrizeFunding | null> {
  const plan = program.policy.challenge
  if (!plan || !maySeeBalance(viewer) || viewer.companyId !== program.companyId) return null
  const wanted = prizesWithFee(plan, program.acceptedAt)
  if (wanted === 0n || program.resultsAt !== null || program.status === 'ended') return null
  if (program.acceptedAt !== null) return { wanted, short: 0n, held: true }
  const free = (await balanceSeenBy(viewer))?.balance ?? 0n
  return { wanted, short: free < wanted ? wanted - free : 0n, held: false }
}

/** A prize a person won; `program` is null where they may no longer read the program. */
export const ownPrize = z.object({
  ...{ programId: text, program: text.nullable(), place: count },
  /** Whole rupiah; 0 for a thing only. */
  amount: rupiah,
  ...{ item: text.nullable(), at: moment },
})
export type OwnPrize = z.infer<typeof ownPrize>

/** The viewer's own prizes, newest first. @throws Refusal forbidden for all but bughunters */
export async function prizesSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<OwnPrize>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const won = and(
    eq(challengeStandings.bughunterId, viewer.accountId),
    or(gt(challengeStandings.prizeIdr, 0n), isNotNull(challengeStandings.prizeItem)),
  )
  const keyset = keysetQuery(newestResults, wanted)
  const found = await database()
    .select({
      programId: programs.id,
      program: titleFor(viewer.accountId),
      rank: challengeStandings.place,
      amount: challengeStandings.prizeIdr,
      item: challengeStandings.prizeItem,
      at: programs.resultsAt,
      ...{ place: keyset.place, total: countIn(challengeStandings, won) },
    })
    .from(challengeStandings)
    .innerJoin(programs, eq(programs.id, challengeStandings.programId))
    .where(and(won, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(found)
  return { rows: rows.map(({ rank, ...row }) => ({ ...row, place: rank!, at: row.at! })), ...ways }
}

const newestResults: Order = {
  keys: [{ by: sql`${programs.resultsAt}`, down: true, as: 'moment' }],
  id: programs.id,
  down: true,
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
