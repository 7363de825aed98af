import { now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo } from '@cakrawala/calendar/months'
import { isId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberStatus } from '#domain/company/member.ts'
import { maySeeLicense } from '#domain/company/plan/plan-policy.ts'
import { hasRoom, type PlanUsage, planMeasures } from '#domain/company/plan.ts'
import { presentPlanOf } from '#domain/company/plan-on.server.ts'
import { placedStatuses } from '#domain/program/private-over-plan.server.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { count, each, flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

export const planUsage = each(planMeasures, count)

const m = alias(companyMembers, 'm')
const q = alias(programs, 'q')

/** What a company uses of its plan now, for its owner and the platform team. @throws Refusal forbidden */
export async function planUsageSeenBy(viewer: Actor, companyId: string): Promise<PlanUsage> {
  const own = maySeeLicense(viewer) && viewer.companyId === companyId
  refuseUnless(isId(companyId) && (own || isOperator(viewer)), 'forbidden')
  return planUsageOf(database(), companyId)
}

/** Reports that were withdrawn or found to be spam cost nothing. */
export async function planUsageOf(tx: Pick<Tx, 'execute'>, companyId: string): Promise<PlanUsage> {
  const { invited, active } = memberStatus
  const month = firstMomentOf(monthsUpTo(now(), 1)[0]!)
  const { rows } = await tx.execute<PlanUsage>(sql`
    SELECT (SELECT count(*)::int FROM ${companyMembers} m
        WHERE ${m.companyId} = ${companyId} AND ${m.status} IN (${invited}, ${active})) AS seats,
      count(*) FILTER (WHERE p.placed)::int AS programs,
      count(*) FILTER (WHERE p.placed AND p.visibility = 'private')::int AS "privatePrograms",
      coalesce(sum(p.reports), 0)::int AS reports
    FROM (SELECT ${q.visibility}, ${q.status} IN (${sql.join(placedStatuses, sql`, `)}) AS placed,
        (SELECT count(*) FROM ${reports} r WHERE r.program_id = ${q.id} AND r.submitted_at >= ${month}
          AND r.close_reason IS DISTINCT FROM 'withdrawn' AND r.close_reason IS DISTINCT FROM 'spam') AS reports
      FROM ${programs} q WHERE ${q.companyId} = ${companyId}) p`)
  return rows[0]!
}

/** Whether the plan of a company has a free slot for one more program, and for a private one. */
export const planCapacity = z.object({ any: flag, private: flag })
export type PlanCapacity = z.infer<typeof planCapacity>

/** For those who write programs: what they need to know before they begin, and no more. @throws Refusal forbidden */
export async function planCapacitySeenBy(viewer: Actor, companyId: string): Promise<PlanCapacity> {
  refuseUnless(mayCreate(viewer, companyId), 'forbidden')
  const { plan } = await presentPlanOf(database(), companyId)
  const used = await planUsageOf(database(), companyId)
  const any = hasRoom(plan, 'programs', used.programs) && hasRoom(plan, 'reports', used.reports)
  return { any, private: any && hasRoom(plan, 'privatePrograms', used.privatePrograms) }
}
