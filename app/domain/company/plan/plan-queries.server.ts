import { isId } from '@cakrawala/ids/ids'
import { and, desc, eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { planRequests, planTerms } from '#domain/company/company-tables.server.ts'
import { planRequestStates, plans } from '#domain/company/plan.ts'
import { presentPlan, presentPlanOf } from '#domain/company/plan-on.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { day, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { maySeeLicense } from './plan-policy.ts'

/** Lines of the history that a page shows. */
const shown = 50

const plan = z.enum(plans)
const planTerm = z.object({
  ...{ id: text, plan, validFrom: day, validUntil: day.nullable(), grantedAt: moment },
})
export type PlanTermView = z.infer<typeof planTerm>
const planRequest = z.object({
  ...{ id: text, plan, reason: text, contact: text, state: z.enum(planRequestStates) },
  ...{ askedAt: moment, decidedAt: moment.nullable(), declineReason: text.nullable() },
})
export type PlanRequestView = z.infer<typeof planRequest>
export const licenseView = z.object({
  ...{ company: z.object({ id: text, name: text, ownerId: text }), present: presentPlan },
  /** Newest first, as they were given. */
  terms: z.array(planTerm),
  /** Newest first; at most one waits. */
  requests: z.array(planRequest),
})
export type LicenseView = z.infer<typeof licenseView>

/** The plan of the owner's company, what was given and asked. @throws Refusal forbidden for everyone else */
export async function licenseSeenBy(viewer: Actor): Promise<LicenseView> {
  refuseUnless(maySeeLicense(viewer), 'forbidden')
  return licenseOf(viewer.companyId)
}

/** The same of any company, for the platform team. @throws Refusal not_found */
export async function licenseForTeam(viewer: Actor, companyId: string): Promise<LicenseView> {
  found(isOperator(viewer) && isId(companyId) ? viewer : null)
  return licenseOf(companyId)
}

async function licenseOf(companyId: string): Promise<LicenseView> {
  const { id, name, ownerId } = companies
  const [company] = await database().select({ id, name, ownerId }).from(companies).where(eq(id, companyId))
  const [present, terms, requests] = await Promise.all([
    presentPlanOf(database(), companyId),
    termsOf(companyId),
    requestsOf(companyId),
  ])
  return { company: found(company), present, terms, requests }
}

async function termsOf(companyId: string): Promise<PlanTermView[]> {
  const { id, plan, validFrom, validUntil, grantedAt } = planTerms
  return database()
    .select({ id, plan, validFrom, validUntil, grantedAt })
    .from(planTerms)
    .where(eq(planTerms.companyId, companyId))
    .orderBy(desc(grantedAt), desc(id))
    .limit(shown)
}

async function requestsOf(companyId: string): Promise<PlanRequestView[]> {
  const { id, plan, reason, contact, state, askedAt, decidedAt, declineReason } = planRequests
  return database()
    .select({ id, plan, reason, contact, state, askedAt, decidedAt, declineReason })
    .from(planRequests)
    .where(eq(planRequests.companyId, companyId))
    .orderBy(desc(askedAt), desc(id))
    .limit(shown)
}

/** A request of this company, its row locked until the transaction ends. @throws Refusal not_found */
export async function lockPlanRequest(
  tx: Tx,
  companyId: string,
  requestId: string,
): Promise<typeof planRequests.$inferSelect> {
  if (!isId(requestId) || !isId(companyId)) refuse('not_found')
  const [row] = await tx
    .select()
    .from(planRequests)
    .where(and(eq(planRequests.companyId, companyId), eq(planRequests.id, requestId)))
    .for('update')
  return found(row)
}
