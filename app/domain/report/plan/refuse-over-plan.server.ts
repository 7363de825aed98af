import { hasRoom } from '#domain/company/plan.ts'
import { lockPlan } from '#domain/program/plan-place.server.ts'
import type { Visibility } from '#domain/program/program.ts'
import type { Tx } from '#infra/database.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { planUsageOf } from './plan-usage.server.ts'

/**
 * A program that goes to review needs a place in its company's plan. What runs already goes on, over the limit as well.
 * @throws Refusal conflict `programs_full`, `private_programs_full`, `plan_reports_full`
 */
export async function refuseOverPlan(
  tx: Tx,
  { companyId, visibility }: { companyId: string; visibility: Visibility },
): Promise<void> {
  const plan = await lockPlan(tx, companyId)
  const used = await planUsageOf(tx, companyId)
  refuseUnless(hasRoom(plan, 'programs', used.programs), 'conflict', 'programs_full')
  const open = visibility === 'public' || hasRoom(plan, 'privatePrograms', used.privatePrograms)
  refuseUnless(open, 'conflict', 'private_programs_full')
  refuseUnless(hasRoom(plan, 'reports', used.reports), 'conflict', 'plan_reports_full')
}
