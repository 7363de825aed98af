import { hasRoom } from '#domain/company/plan.ts'
import { presentPlanOf } from '#domain/company/plan-on.server.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { planUsageOf } from './plan-usage.server.ts'

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
