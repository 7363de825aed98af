import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { planRequests, planTerms } from '../company-tables.server.ts'
import type { DeclinePlanInput, GrantPlanInput } from './plan-input.ts'
import { mayDecidePlans } from './plan-policy.ts'
import { lockPlanRequest } from './plan-queries.server.ts'

/**
 * The platform team gives a company a plan for some time, with or without a request. It may differ from what was asked, and
 * it holds over what was given before for the same days.
 * @throws Refusal not_found; forbidden; invalid_input (`validUntil`: in the past); conflict plan_request_changed (a request
 *   was decided or taken back meanwhile, or came in)
 */
export async function grantPlan(actor: Actor, companyId: string, input: GrantPlanInput): Promise<void> {
  const team = decider(actor, companyId)
  const { plan, validFrom, validUntil } = input
  await transaction(async (tx) => {
    await findCompany(tx, companyId)
    const waiting = await waitingRequest(tx, companyId)
    refuseUnless((waiting ?? '') === input.requestId, 'conflict', 'plan_request_changed')
    if (waiting) await decide(tx, team, companyId, waiting, { state: 'granted' })
    const term = { plan, validFrom, validUntil, requestId: waiting }
    await tx
      .insert(planTerms)
      .values({ id: newId(), companyId, ...term, grantedBy: team.accountId, grantedAt: now() })
    await record(tx, team, 'company.plan_granted', companyId, term)
  })
}

/** The platform team refuses, with a reason the owner reads. @throws Refusal as `grantPlan` */
export async function declinePlan(actor: Actor, companyId: string, input: DeclinePlanInput): Promise<void> {
  const team = decider(actor, companyId)
  const { requestId, reason } = input
  await transaction(async (tx) => {
    await decide(tx, team, companyId, requestId, { state: 'declined', declineReason: reason })
    await record(tx, team, 'company.plan_declined', companyId, { requestId })
  })
}

function decider(actor: Actor, companyId: string): Person {
  found(isOperator(actor) && isId(companyId) ? actor : null)
  return mayDecidePlans(actor) ? actor : refuse('forbidden', 'account_suspended')
}

async function findCompany(tx: Tx, companyId: string): Promise<void> {
  found((await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)))[0])
}

async function waitingRequest(tx: Tx, companyId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: planRequests.id })
    .from(planRequests)
    .where(and(eq(planRequests.companyId, companyId), eq(planRequests.state, 'waiting')))
  return row?.id ?? null
}

type Decision = { state: 'granted' } | { state: 'declined'; declineReason: string }

async function decide(tx: Tx, team: Person, companyId: string, requestId: string, decision: Decision) {
  const request = await lockPlanRequest(tx, companyId, requestId)
  refuseUnless(request.state === 'waiting', 'conflict', 'plan_request_changed')
  await tx
    .update(planRequests)
    .set({ ...decision, decidedBy: team.accountId, decidedAt: now() })
    .where(eq(planRequests.id, requestId))
}
