import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { planRequests } from '../company-tables.server.ts'
import { mayAskForPlan } from './plan-policy.ts'
import { lockPlanRequest } from './plan-queries.server.ts'

/**
 * The owner takes a waiting request back; twice is the same as once.
 * @throws Refusal forbidden; not_found, for requests of other companies too; conflict plan_request_decided
 */
export async function withdrawPlanRequest(actor: Actor, requestId: string): Promise<void> {
  refuseUnless(mayAskForPlan(actor), 'forbidden')
  const { companyId } = actor
  await transaction(async (tx) => {
    const request = await lockPlanRequest(tx, companyId, requestId)
    if (request.state === 'withdrawn') return
    refuseUnless(request.state === 'waiting', 'conflict', 'plan_request_decided')
    await tx
      .update(planRequests)
      .set({ state: 'withdrawn', decidedAt: now() })
      .where(eq(planRequests.id, request.id))
    await record(tx, actor, 'company.plan_request_withdrawn', companyId, { requestId })
  })
}
