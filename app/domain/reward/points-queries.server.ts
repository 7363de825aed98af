import { comesBefore, countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import { type CountedPage, countedMost } from '@cakrawala/paging/paging'
import { and, eq, isNotNull, type SQL, sql, sum } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { totalPoints } from '#domain/report/points.ts'
import { rewardStates } from '#domain/report/report-state.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type GoodsState, goodsStates } from './goods.ts'
import { rewardGoods } from './goods-tables.server.ts'
import { pointEntries, rewards } from './reward-tables.server.ts'

export const pointLine = z.object({
  ...{ id: text, rule: text, points: z.number(), at: moment },
  ...{ reportId: text.nullable(), reportHash: text.nullable(), reportCode: text.nullable() },
})
export type PointLine = z.infer<typeof pointLine>
export const ownReward = z.object({
  ...{ reportId: text, reportHash: text, reportCode: text.nullable(), title: text, amount: rupiah },
  ...{ otherReward: text.nullable(), state: z.enum(rewardStates), givenAt: moment },
  /** How far the item is; null where there is none. */
  goods: z.enum(goodsStates).nullable(),
})
export type OwnReward = z.infer<typeof ownReward>

/** All points of a bughunter, never below zero. */
export async function pointsOf(bughunterId: string): Promise<number> {
  const [row] = await database()
    .select({ total: sum(pointEntries.points).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.bughunterId, bughunterId))
  return totalPoints([row?.total ?? 0])
}

/** The viewer's own points ledger, newest first. @throws Refusal forbidden for all but bughunters */
export async function pointLedgerSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<PointLine>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = eq(pointEntries.bughunterId, viewer.accountId)
  const { id, rule, points, at, reportId } = pointEntries
  const keyset = keysetQuery({ keys: [{ by: at, down: true, as: 'moment' }], id, down: true }, wanted)
  const rows = await database()
    .select({
      ...{ id, rule, points, at, reportId },
      ...{
        reportHash: reports.hash,
        reportCode: reports.code,
        place: keyset.place,
        total: countIn(pointEntries, own),
      },
    })
    .from(pointEntries)
    .leftJoin(reports, eq(reports.id, reportId))
    .where(and(own, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

/** What is owed to the viewer, in rupiah. @throws Refusal forbidden for all but bughunters */
export async function owedTo(viewer: Actor): Promise<bigint> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const owed = and(eq(ledgerAccounts.kind, 'bughunter_payable'), eq(ledgerAccounts.ownerId, viewer.accountId))
  const [account] = await database()
    .select({ balance: ledgerAccounts.balanceIdr })
    .from(ledgerAccounts)
    .where(owed)
  return account?.balance ?? 0n
}

/** Rewards given to the viewer, newest first. @throws Refusal forbidden for all but bughunters */
export async function rewardsSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<OwnReward>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  // Only valid reports are rewarded: `reports_finds` names them, and their texts are read for the rows shown alone.
  const own = and(
    eq(reports.reporterId, viewer.accountId),
    isNotNull(reports.validAt),
    isNotNull(rewards.givenAt),
  )
  const keyset = keysetQuery(newestRewards, wanted)
  const given = database()
    .select({
      ...{ reportId: rewards.reportId, givenAt: rewards.givenAt },
      ...{ amount: rewards.amountIdr, otherReward: rewards.otherReward, place: keyset.place.as('place') },
    })
    .from(reports)
    .innerJoin(rewards, eq(rewards.reportId, reports.id))
    .where(and(own, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
    .as('given')
  const rows = await database()
    .select({
      ...{ reportId: given.reportId, reportHash: reports.hash, reportCode: reports.code },
      ...{ title: reports.title, amount: given.amount, otherReward: given.otherReward },
      ...{ state: reports.rewardState, givenAt: given.givenAt, place: given.place },
      goods: sql<GoodsState | null>`CASE WHEN ${given.otherReward} IS NOT NULL THEN coalesce(${rewardGoods.state}, 'granted') END`,
      total: countOfGiven(own),
    })
    .from(given)
    .innerJoin(reports, eq(reports.id, given.reportId))
    .leftJoin(rewardGoods, eq(rewardGoods.reportId, given.reportId))
  const inOrder = rows.toSorted((one, other) => comesBefore(keyset.order, one.place, other.place))
  const { rows: shown, ...ways } = keyset.countedPage(inOrder)
  return { rows: shown.map((row) => ({ ...row, givenAt: row.givenAt! })), ...ways }
}

const newestRewards: Order = {
  keys: [{ by: sql`${rewards.givenAt}`, down: true, as: 'moment' }],
  id: sql`${rewards.reportId}`,
  down: true,
}

function countOfGiven(own: SQL | undefined) {
  return sql<number>`(SELECT count(*)::int FROM (
    SELECT 1 FROM ${reports} JOIN ${rewards} ON ${rewards.reportId} = ${reports.id} WHERE ${own} LIMIT ${countedMost + 1}) counted)`
}
