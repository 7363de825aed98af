import { type Actor, isCompany, isOperator, type PersonOf } from '#kernel/actor.ts'
import { mayInCompany } from '../permission-policy.ts'

type CompanyPerson = PersonOf<'company' | 'company_member'> & { companyId: string }

/** Whose assets are: of the people who write programs for a company. A suspended account reads them still. */
export function maySeeAssets(actor: Actor): actor is CompanyPerson {
  return isCompany(actor) && (actor.permission === 1 || actor.permissions.includes('program.manage'))
}

/** Who claims, proves and withdraws assets. */
export function mayClaimAssets(actor: Actor): actor is CompanyPerson {
  return isCompany(actor) && mayInCompany(actor, 'program.manage', actor.companyId)
}

/** Who judges what companies show. */
export function mayJudgeAssets(actor: Actor): actor is PersonOf<'hello'> {
  return isOperator(actor) && !actor.suspended
}
