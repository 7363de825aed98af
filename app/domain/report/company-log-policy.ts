import { mayManageMembers } from '#domain/company/member-policy.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'

/** The person who reads the user log and may take data along. */
export function mayExportCompanyLog(actor: Actor): boolean {
  return mayManageMembers(actor) && isCompany(actor) && actor.permissions.includes('export')
}
