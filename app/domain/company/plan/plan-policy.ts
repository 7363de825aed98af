import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isRole, type Person } from '#kernel/actor.ts'

/** The plan is billed: the owning company account alone reads what it costs the company in limits, and asks. */
export function maySeeLicense(actor: Actor): actor is Person & { companyId: string } {
  return isRole(actor, 'company') && actor.companyId !== null
}

export function mayAskForPlan(actor: Actor): actor is Person & { companyId: string } {
  return maySeeLicense(actor) && !actor.suspended
}

export function mayDecidePlans(actor: Actor): actor is Person {
  return mayActForTeam(actor, 'company.plan_granted')
}
