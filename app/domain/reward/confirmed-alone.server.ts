import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { secondApproverAbove } from './reward.ts'
import type { RewardCase } from './reward-case.server.ts'
import { rewards, topUps } from './reward-tables.server.ts'

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

/**
 * How much more this person may give the reporter alone, in rupiah: the limit less what they themselves gave without a
 * second person in the last 24 hours, or what anyone of the company so gave this bughunter, whichever is more. Hold the
 * sides of the company before it decides anything.
 */
export async function leftAlone(
  tx: Pick<Tx, 'select'>,
  actor: Person,
  { companyId, report }: Pick<RewardCase, 'companyId' | 'report'>,
): Promise<bigint> {
  const sumWhere = (own: ReturnType<typeof eq>) =>
    sql`coalesce(sum(${rewards.amountIdr}) FILTER (WHERE ${own}), 0)`
  const [row] = await tx
    .select({
      most: sql`greatest(${sumWhere(eq(rewards.approvedBy, actor.accountId))},
        ${sumWhere(eq(reports.reporterId, report.reporterId))})`.mapWith(BigInt),
    })
    .from(rewards)
    .innerJoin(reports, eq(reports.id, rewards.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(
      and(
        // An offer that waits for its bughunter's answer counts as given.
        or(gt(rewards.givenAt, after(now(), -day)), isNotNull(rewards.offeredAt)),
        isNotNull(rewards.approvedBy),
        eq(rewards.approvedBy, rewards.proposedBy),
        eq(programs.companyId, companyId),
      ),
    )
  const left = secondApproverAbove - row!.most
  return left > 0n ? left : 0n
}
