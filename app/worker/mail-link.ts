import type { LinkedReport, LinkedSubject } from '#domain/notification/mail-subject.server.ts'
import type { NoticeKind } from '#i18n/notice-kinds.ts'
import { homeOf, type Role, securityPageOf } from '#kernel/actor.ts'

const places: Partial<Record<NoticeKind, string>> = {
  hunter_registered: '/bughunter/profile',
  company_registered: '/company',
  person_sign_in_held: '/forgot-password',
  hunter_identity_verified: '/bughunter/programs',
  hunter_identity_needs_fix: '/bughunter/profile',
  hunter_identity_denied: '/bughunter/profile',
  hunter_identity_corrected: '/bughunter/profile',
  team_identity: '/hello/verification',
  team_identity_second: '/hello/verification',
  hunter_invited: '/bughunter/programs?tab=invitations',
  team_top_up: '/hello/top-ups',
  team_top_up_reversal: '/hello/top-ups',
  team_npwp: '/hello/npwp',
  company_domain_shared: '/company/team/member-list',
  team_contract: '/hello/contracts',
  company_contract_in_force: '/company/contract',
  company_contract_returned: '/company/contract',
  team_setting_proposed: '/hello/settings',
  team_setting_changed: '/hello/settings',
  team_operator_proposed: '/hello/team',
  team_operator_changed: '/hello/team',
  person_team_rested: '/contact-us',
  person_team_woken: '/sign-in',
  person_team_let_go: '/contact-us',
  team_payout: '/hello/payouts?state=requested',
  team_payout_return: '/hello/payouts?state=paid',
  team_payout_account: '/hello/payout-accounts',
  team_tax_residence: '/hello/tax-residences',
  hunter_tax_residence_asked: '/bughunter/profile/reward/tax-residence',
  hunter_tax_residence_accepted: '/bughunter/profile/reward/tax-residence',
  hunter_tax_residence_refused: '/bughunter/profile/reward/tax-residence',
  hunter_payout_requested: '/bughunter/profile/reward',
  hunter_payout_done: '/bughunter/profile/reward',
  hunter_payout_failed: '/bughunter/profile/reward',
  hunter_payout_returned: '/bughunter/profile/reward',
  hunter_left_payout_requested: '/contact-us',
  hunter_left_payout_done: '/contact-us',
  hunter_left_payout_failed: '/contact-us',
  hunter_left_payout_returned: '/contact-us',
  hunter_payout_account_named: '/bughunter/profile/reward/account',
  hunter_payout_account_changed: '/bughunter/profile/reward/account',
  hunter_payout_account_former: '/sign-in',
  hunter_payout_account_approved: '/bughunter/profile/reward',
  hunter_payout_account_refused: '/bughunter/profile/reward/account',
  hunter_payout_account_review: '/bughunter/profile/reward/account',
  team_inquiry: '/hello/inquiries',
  team_history_alarm: '/hello/audit-log',
  team_job_alarm: '/hello/jobs',
  team_report_lines_corrected: '/hello/audit-log?type=job.report_lines_corrected',
  team_incident: '/hello/incidents',
  hunter_prize: '/bughunter/profile/reward',
  hunter_certificate_issued: '/bughunter/profile/certificates',
  hunter_certificate_revoked: '/bughunter/profile/certificates',
  hunter_letter_revoked: '/bughunter/programs',
  hunter_letter_restored: '/bughunter/programs',
  team_article: '/hello/publications?state=in_review',
  hunter_article_published: '/bughunter/articles',
  hunter_article_returned: '/bughunter/articles',
  hunter_article_unpublished: '/bughunter/articles',
  company_npwp_changed: '/company/profile/edit-npwp',
  company_npwp_changed_former: '/sign-in',
  company_npwp_verified: '/company/profile/edit-npwp',
  company_npwp_refused: '/company/profile/edit-npwp',
  team_asset: '/hello/assets',
  team_asset_second: '/hello/assets',
  team_asset_lost: '/hello/assets?show=decided',
  company_asset_proved: '/company/assets',
  company_asset_refused: '/company/assets',
  company_asset_lost: '/company/assets',
  team_plan: '/hello/queue?desk=plans',
  company_plan_granted: '/company/license',
  company_plan_declined: '/company/license',
  company_plan_ending: '/company/license',
  team_appeal: '/hello/appeals',
  hunter_identity_appeal_upheld: '/bughunter/profile',
  hunter_identity_appeal_rejected: '/bughunter/profile',
  person_ended: '/term-and-condition',
  person_locked_out: '/term-and-condition',
  company_refund_requested: '/company/license/refunds',
  company_refund_paid: '/company/license/refunds',
  company_refund_refused: '/company/license/refunds',
  company_refund_returned: '/company/license/refunds',
  team_refund: '/hello/refunds',
  company_top_up_confirmed: '/company/license',
  company_top_up_refused: '/company/license',
  company_top_up_reversed: '/company/license',
  person_password_created: '/sign-in',
  person_factor_help: '/sign-in',
  person_factor_reset_done: '/sign-in',
  person_colleague_reset: '/sign-in',
  person_recovery_granted: '/sign-in',
  person_recovery_refused: '/verify/forgot-totp',
  company_factor_reset_cancelled: '/company/team/member-list',
  company_factor_reset_done: '/company/team/member-list',
  team_recovery: '/hello/recovery',
  company_member_joined: '/company/team/member-list',
  company_approver_named: '/company/team/member-list',
  person_invited_elsewhere: '/',
  person_membership_changed: '/sign-in',
  person_membership_ended: '/',
  person_membership_restored: '/sign-in',
  person_company_closed: '/privacy-policy',
  person_company_reopened: '/sign-in',
  person_leaving_cancelled: '/sign-in',
}

/** Mails about a step against the account lead to the page where its owner reads and appeals. */
const aboutAccountStatus: ReadonlySet<NoticeKind> = new Set([
  'person_coached',
  'person_warned',
  'person_suspended',
  'person_sanction_lifted',
  'person_appeal_upheld',
  'person_appeal_rejected',
])
const accountStatusPageOf: Record<Role, string> = {
  bughunter: '/bughunter/standing',
  company: '/company/standing',
  company_member: '/company/standing',
  hello: '/hello/standing',
  incident: '/incident/standing',
}

/** Mails that ask the platform team to look at a person. */
const aboutColleague: ReadonlySet<NoticeKind> = new Set([
  'team_session_moved',
  'team_factor_reset',
  'team_reading_alarm',
])

/** The page a mail leads to, without language prefix: its report or program in the reader's own area where there is one. */
export function linkOf(
  kind: NoticeKind,
  role: Role,
  { report, programId, accountId, incidentId }: LinkedSubject,
): string {
  if (report) return reportPage(role, report)
  if (incidentId && (role === 'hello' || role === 'incident')) return ticketPage(role, incidentId)
  const place = places[kind]
  if (place) return place
  if (accountId && aboutColleague.has(kind)) return `/hello/accounts/${accountId}`
  if (aboutAccountStatus.has(kind)) return accountStatusPageOf[role]
  if (kind.startsWith('person_')) return securityPageOf[role]
  if (programId && role === 'bughunter') return `/bughunter/programs/detail/${programId}`
  if (programId && role !== 'incident') return `${areaOf(role)}/programs/detail/${programId}`
  return homeOf[role]
}

function reportPage(role: Role, { id, hash }: LinkedReport): string {
  if (role === 'bughunter') return `/bughunter/hacktivity/${hash}/${id}`
  return `${areaOf(role)}/reports/detail/${hash}/${id}`
}

function ticketPage(role: 'hello' | 'incident', id: string): string {
  return role === 'hello' ? `/hello/incidents/${id}` : `/incident/tickets/${id}`
}

function areaOf(role: Role): string {
  return role === 'hello' ? '/hello' : '/company'
}
