import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { planRequests, planTerms } from '../company-tables.server.ts'

/** What a company was given and asked of its plan, for the data copy of its owner. */
export async function exportPlanData(tx: Tx, companyId: string) {
  const { plan, reason, contact, state, askedAt, decidedAt, declineReason } = planRequests
  const { validFrom, validUntil, grantedAt } = planTerms
  return {
    terms: await tx
      .select({ plan: planTerms.plan, validFrom, validUntil, grantedAt })
      .from(planTerms)
      .where(eq(planTerms.companyId, companyId))
      .orderBy(asc(grantedAt)),
    requests: await tx
      .select({ plan, reason, contact, state, askedAt, decidedAt, declineReason })
      .from(planRequests)
      .where(eq(planRequests.companyId, companyId))
      .orderBy(asc(askedAt)),
  }
}
