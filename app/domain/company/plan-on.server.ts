import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { day } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { planTerms } from './company-tables.server.ts'
import { plans } from './plan.ts'

/** Days of Asia/Jakarta, both included; null where there is no such end. */
export const presentPlan = z.object({
  ...{ plan: z.enum(plans), validFrom: day.nullable(), validUntil: day.nullable() },
})
type PresentPlan = z.infer<typeof presentPlan>

const none: PresentPlan = { plan: 'free', validFrom: null, validUntil: null }

/** The plan a company has today: the newest term that covers the day, else the free one. */
export async function presentPlanOf(tx: Pick<Tx, 'select'>, companyId: string): Promise<PresentPlan> {
  const today = jakartaDay(now())
  const { plan, validFrom, validUntil } = planTerms
  const [term] = await tx
    .select({ plan, validFrom, validUntil })
    .from(planTerms)
    .where(
      and(
        eq(planTerms.companyId, companyId),
        lte(validFrom, today),
        or(isNull(validUntil), gte(validUntil, today)),
      ),
    )
    .orderBy(desc(planTerms.grantedAt), desc(planTerms.id))
    .limit(1)
  return term ?? none
}
