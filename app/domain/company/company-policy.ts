import { type Actor, isRole } from '#kernel/actor.ts'

/** Only the owner describes the company; members read. */
export function mayEditCompany(actor: Actor, companyId: string): boolean {
  return isRole(actor, 'company') && actor.companyId === companyId && !actor.suspended
}
