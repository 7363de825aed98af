import {
  type Actor,
  isOperator,
  type PersonOf,
  type TeamRole,
  teamRoles,
  workingRoles,
} from '#kernel/actor.ts'
import type { EventType } from './event.ts'

/**
 * Which roles of the platform team may do what an event tells of, by how its name begins; the longest beginning counts. What is not
 * listed no operator does. Readings, and acts on one's own account, are open to all.
 */
export const rolesByBeginning: Readonly<Record<string, readonly TeamRole[]>> = {
  'account.': teamRoles,
  'account.file_uploaded': workingRoles,
  'account.factor_reset_asked': ['identity'],
  'account.factor_reset_done': ['identity'],
  'account.identity_': ['identity'],
  'account.operator_': ['administrator'],
  'account.recovery_review_decided': ['identity'],
  'account.sanctioned': ['administrator'],
  'account.sanction_appeal_decided': ['administrator'],
  'account.sanction_lifted': ['administrator'],
  'announcement.': ['editor'],
  'company.asset_': ['triage'],
  'company.asset_opened': teamRoles,
  'company.contract_': ['administrator'],
  'company.npwp_': ['identity'],
  'company.npwp_opened': teamRoles,
  'company.plan_': ['finance'],
  'incident.': ['support'],
  'inquiry.': ['support'],
  'job.': ['administrator'],
  'privacy.': teamRoles,
  'program.': ['triage'],
  'program.tax_scheme_set': ['finance'],
  'publication.': ['triage', 'editor'],
  'publication.article_': ['editor'],
  'publication.downloads_exported': teamRoles,
  'report.': ['triage'],
  'report.opened_by_team': teamRoles,
  'report.reading_explained': teamRoles,
  'report.unsealed': ['triage', 'administrator'],
  // What follows from judging a report is decided with it; paying it out is the work of others.
  'reward.': ['triage'],
  'reward.collusion_': ['triage', 'finance'],
  'reward.payout': ['finance'],
  'reward.payout_account_opened': teamRoles,
  'reward.payouts_exported': ['finance'],
  'reward.refund_': ['finance'],
  'reward.refund_account_opened': teamRoles,
  'reward.tax_residence_': ['finance'],
  'reward.tax_residence_opened': teamRoles,
  'reward.top_up_': ['finance'],
  'setting.': ['administrator'],
}

/** Whose work begins with what the team is notified of, where others may do it themselves; `teamRoles` where everybody should know. */
const notifiedByBeginning: typeof rolesByBeginning = {
  ...rolesByBeginning,
  'account.operator_': teamRoles,
  'account.recovery_review_opened': ['identity'],
  'account.sanction_appealed': ['administrator'],
  'setting.confirmed': teamRoles,
}

/** The roles that may do it, each alone. */
export function rolesFor(type: EventType): readonly TeamRole[] {
  return longestBeginning(rolesByBeginning, type)
}

/** The roles the platform team is notified by: an operator who has one of them hears of the event. */
export function rolesNotified(type: EventType): readonly TeamRole[] {
  return longestBeginning(notifiedByBeginning, type)
}

function longestBeginning(table: typeof rolesByBeginning, type: EventType): readonly TeamRole[] {
  const beginnings = Object.keys(table).filter((one) => type.startsWith(one))
  const longest = beginnings.sort((one, other) => other.length - one.length)[0]
  return longest === undefined ? [] : table[longest]!
}

/**
 * Whether an operator may do what the event tells of: what policies and pages ask, and `record` once more. Who of two people may be the second
 * is asked beside it.
 */
export function mayActForTeam(actor: Actor, type: EventType): actor is PersonOf<'hello'> {
  return isOperator(actor) && !actor.suspended && hasRoleFor(actor, type)
}

export function hasRoleFor({ teamRoles: own }: { teamRoles: readonly TeamRole[] }, type: EventType): boolean {
  return rolesFor(type).some((role) => own.includes(role))
}
