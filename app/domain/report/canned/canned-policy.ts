import { mayInCompany } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isCompany, isOperator, type Person } from '#kernel/actor.ts'
import type { CannedScope } from './canned-answer.ts'

/** Who reads canned answers: the platform team its own, people of a company theirs. Bughunters have none. */
export function mayReadCanned(actor: Actor): actor is Person {
  return isOperator(actor) || isCompany(actor)
}

/**
 * Who writes them. Their own: who judges reports, and everybody of a company. Shared ones: the same of the platform team, and in a
 * company who may comment in all its programs.
 */
export function mayWriteCanned(actor: Actor, scope: CannedScope): boolean {
  if (isOperator(actor)) return mayActForTeam(actor, 'report.canned_changed')
  if (!isCompany(actor) || actor.suspended) return false
  return scope === 'own' || mayInCompany(actor, 'report.comment', actor.companyId)
}
