import { mayInCompany } from '#domain/company/permission-policy.ts'
import { type Actor, isBughunter, isCompany, isOperator, isWorking, type Person } from '#kernel/actor.ts'

/** Who reads a list of reports, and so may have views of it. */
export function hasReportList(actor: Actor): actor is Person {
  return isOperator(actor) || isCompany(actor) || isBughunter(actor)
}

/** Who may share a view: operators at work, and of a company those who may write its own notes on all reports. */
export function mayShareViews(actor: Actor): boolean {
  if (isOperator(actor)) return isWorking(actor) && !actor.suspended
  return isCompany(actor) && mayInCompany(actor, 'report.comment_internal', actor.companyId)
}

/** Who changes a view the actor sees: its owner, and of a shared one administrators of the team, the owner and admins of the company. */
export function mayChangeView(actor: Person, view: { ownerId: string; shared: boolean }): boolean {
  if (view.ownerId === actor.accountId) return true
  if (!view.shared || actor.suspended) return false
  return isOperator(actor)
    ? actor.teamRoles.includes('administrator')
    : isCompany(actor) && actor.permission === 1
}
