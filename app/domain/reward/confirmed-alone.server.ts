import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { topUps } from './reward-tables.server.ts'

/** What was confirmed without a second person in the last 24 hours, in rupiah: by one operator, and for each company. */
export type ConfirmedAlone = { byActor: bigint; forCompany: ReadonlyMap<string, bigint> }

export async function topUpsAlone(
  tx: Pick<Tx, 'select'>,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<ConfirmedAlone> {
  const booked = sql`coalesce(${topUps.receivedIdr}, ${topUps.amountIdr})`
  const rows = await tx
    .select({
      companyId: topUps.companyId,
      sum: sql`sum(${booked})`.mapWith(BigInt),
      own: sql`coalesce(sum(${booked}) FILTER (WHERE ${eq(topUps.decidedBy, accountId)}), 0)`.mapWith(BigInt),
    })
    .from(topUps)
    .where(
      and(
        inArray(topUps.status, ['confirmed', 'reversed']),
        isNull(topUps.checkedBy),
        gt(topUps.decidedAt, after(now(), -day)),
      ),
    )
    .groupBy(topUps.companyId)
  return {
    byActor: rows.reduce((all, { own }) => all + own, 0n),
    forCompany: new Map(rows.map(({ companyId, sum }) => [companyId, sum])),
  }
}

/** The more of both, for one operator and one company. Hold the sides of the money before it decides anything. */
export async function confirmedAlone(
  tx: Pick<Tx, 'select'>,
  actor: Person,
  companyId: string,
): Promise<bigint> {
  return mostOf(await topUpsAlone(tx, actor), companyId)
}

export function mostOf({ byActor, forCompany }: ConfirmedAlone, companyId: string): bigint {
  const theirs = forCompany.get(companyId) ?? 0n
  return byActor > theirs ? byActor : theirs
}
