import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq } from 'drizzle-orm'
import { planRequests } from '#domain/company/company-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import type { PlanRequestInput } from './plan-input.ts'
import { mayAskForPlan } from './plan-policy.ts'
import { lockPlanRequest } from './plan-queries.server.ts'

/** Requests of one company a day. */
const perCompany = rateLimit('plan_requests', 10, 24 * 60 * 60)

/**
 * The owner asks for a plan. One request waits at a time; the same one again is that one.
 * @throws Refusal forbidden; conflict plan_request_waiting; too_many_requests
 */
export async function requestPlan(actor: Actor, input: PlanRequestInput): Promise<{ requestId: string }> {
  refuseUnless(mayAskForPlan(actor), 'forbidden')
  const { companyId, accountId } = actor
  await perCompany.take(companyId)
  return transaction(async (tx) => {
    const [made] = await tx
      .insert(planRequests)
      .values({ id: newId(), companyId, ...input, state: 'waiting', askedBy: accountId, askedAt: now() })
      .onConflictDoNothing()
      .returning({ id: planRequests.id })
    if (!made) return { requestId: await sameRequest(tx, companyId, input) }
    await record(tx, actor, 'company.plan_requested', companyId, { requestId: made.id, plan: input.plan })
    return { requestId: made.id }
  })
}

async function sameRequest(tx: Tx, companyId: string, input: PlanRequestInput): Promise<string> {
  const [waiting] = await tx
    .select()
    .from(planRequests)
    .where(and(eq(planRequests.companyId, companyId), eq(planRequests.state, 'waiting')))
  const same =
    waiting?.plan === input.plan && waiting.reason === input.reason && waiting.contact === input.contact
  return same ? waiting.id : refuse('conflict', 'plan_request_waiting')
}

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
