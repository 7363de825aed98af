import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isCompany, isRole, type Person } from '#kernel/actor.ts'

/** The owner alone binds the company. */
export function maySignContract(actor: Actor): actor is Person & { companyId: string } {
  return isRole(actor, 'company') && actor.companyId !== null && !actor.suspended
}

/** The owner and admins of the company read what it signed. */
export function mayReadContract(actor: Actor): actor is Person & { companyId: string } {
  return isCompany(actor) && actor.permission === 1
}

/** Any operator signs for the platform, and sends back. */
export function mayDecideContract(actor: Actor): boolean {
  return mayActForTeam(actor, 'company.contract_countersigned')
}
