import { type Actor, isCompany, isRole } from '#kernel/actor.ts'

/** The owner and admins describe the company; members read. */
export function mayEditCompany(actor: Actor, companyId: string): boolean {
  return isCompany(actor) && actor.permission === 1 && actor.companyId === companyId && !actor.suspended
}

/** What is billed and taxed is the owner's alone. */
export function maySubmitNpwp(actor: Actor, companyId: string): boolean {
  return isRole(actor, 'company') && actor.companyId === companyId && !actor.suspended
}
