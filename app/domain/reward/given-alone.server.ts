import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { secondApproverAbove } from './reward.ts'
import type { RewardCase } from './reward-case.server.ts'
import { rewards } from './reward-tables.server.ts'

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
