import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { grantPlan } from '#domain/company/plan/decide-plan.server.ts'
import { grantPlanInput, planRequestInput } from '#domain/company/plan/plan-input.ts'
import { requestPlan } from '#domain/company/plan/request-plan.server.ts'
import { found } from '#kernel/refusal.ts'
import type { OpenPopulation } from '../population.ts'
import type { Scene } from '../scene.ts'
import type { PlanStory } from './companies.ts'

/** An owner asks for a plan, and the platform team notes it. */
export function planScenes(population: OpenPopulation, username: string, story: PlanStory): Scene[] {
  const { at, plan, reason, contact, granted } = story
  let requestId = ''
  const ask = async () => {
    const input = planRequestInput.parse({ plan, reason, contact })
    requestId = (await requestPlan(population.person(username), input)).requestId
  }
  if (!granted) return [{ at, play: ask }]
  const grant = async () => {
    const validFrom = jakartaDay(now())
    const validUntil = jakartaDay(after(now(), (granted.days - 1) * day))
    const input = grantPlanInput.parse({ requestId, plan, validFrom, validUntil })
    await grantPlan(population.person('verifikator'), found(population.person(username).companyId), input)
  }
  return [
    { at, play: ask },
    { at: granted.at, play: grant },
  ]
}
