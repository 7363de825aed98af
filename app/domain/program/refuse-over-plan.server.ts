import { sql } from 'drizzle-orm'
import { hasRoom } from '#domain/company/plan/plan.ts'
import { presentPlanOf } from '#domain/company/plan/plan-on.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { planUsageOf } from './plan-usage.server.ts'
import type { Visibility } from './program.ts'

type Asking = { companyId: string; visibility: Visibility }

/**
 * A program that goes to review needs a place in its company's plan. What runs already goes on, over the limit as well.
 * @throws Refusal conflict `programs_full`, `private_programs_full`, `plan_reports_full`
 */
export async function refuseOverPlan(tx: Tx, { companyId, visibility }: Asking): Promise<void> {
  const { plan, used } = await roomOf(tx, companyId)
  refuseUnless(hasRoom(plan, 'programs', used.programs), 'conflict', 'programs_full')
  const open = visibility === 'public' || hasRoom(plan, 'privatePrograms', used.privatePrograms)
  refuseUnless(open, 'conflict', 'private_programs_full')
  refuseUnless(hasRoom(plan, 'reports', used.reports), 'conflict', 'plan_reports_full')
}

/**
 * A program that is written as private, or becomes so, needs a private place.
 * @param before the program as it stands; null for a new one
 * @throws Refusal invalid_input (`visibility`)
 */
export async function refusePrivateOverPlan(
  tx: Tx,
  companyId: string,
  wanted: Visibility,
  before: Asking | null,
): Promise<void> {
  if (wanted === 'public' || before?.visibility === 'private') return
  const { plan, used } = await roomOf(tx, companyId)
  if (!hasRoom(plan, 'privatePrograms', used.privatePrograms)) refuseField('visibility', 'plan_not_private')
}

/** Two programs of a company that ask at one moment are counted one after the other. */
async function roomOf(tx: Tx, companyId: string) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan:${companyId}`}, 0))`)
  const { plan } = await presentPlanOf(tx, companyId)
  return { plan, used: await planUsageOf(tx, companyId) }
}
