import type { EventType } from '#domain/event/event.ts'
import type { Move } from '#domain/report/report-lifecycle.ts'
import type { MailKind } from '#i18n/mail-kinds.ts'
import type { Audience } from './recipients.ts'

/** One circle of people and the mail they get. `self`: also to the person whose act it was (receipts). */
export type Notice = { to: Audience; mail: MailKind; self?: true }
type Facts = Readonly<Record<string, unknown>>
type Reaction = readonly Notice[] | ((facts: Facts) => readonly Notice[])

const silent: readonly Notice[] = []

/** What a move of a report says to whom. Moves that an event of their own announces are silent here. */
const moveNotices: Record<Move, readonly Notice[]> = {
  submit: [
    { to: 'reporter', mail: 'hunter_report_received', self: true },
    { to: 'team', mail: 'team_report' },
  ],
  take: [{ to: 'reporter', mail: 'hunter_report_taken' }],
  withdraw: silent,
  ask_info: [{ to: 'reporter', mail: 'hunter_info_asked' }],
  answer_info: [{ to: 'assignee', mail: 'team_info_answered' }],
  expire_info: closed(),
  validate: [
    { to: 'reporter', mail: 'hunter_report_valid' },
    { to: 'company', mail: 'company_report_valid' },
  ],
  close_duplicate: closed(),
  close_invalid: closed(),
  rate: silent,
  approve_reward: silent,
  grant_points: silent,
  make_payable: silent,
  start_payout: silent,
  confirm_payout: [{ to: 'reporter', mail: 'hunter_payout_done' }],
  fail_payout: [
    { to: 'reporter', mail: 'hunter_payout_failed' },
    { to: 'team', mail: 'team_payout_failed' },
  ],
  retry_payout: silent,
  start_fixing: [{ to: 'reporter', mail: 'hunter_fixing' }],
  ask_retest: [
    { to: 'reporter', mail: 'hunter_retest' },
    { to: 'assignee', mail: 'team_retest' },
  ],
  retest_fixed: [{ to: 'reporter', mail: 'hunter_fixed' }],
  retest_not_fixed: [{ to: 'reporter', mail: 'hunter_not_fixed' }],
  accept_risk: [{ to: 'reporter', mail: 'hunter_risk_accepted' }],
  resolve: closed(),
  reopen_no_response: [
    { to: 'team', mail: 'team_report' },
    { to: 'company', mail: 'company_report_reopened' },
  ],
  reopen_appeal: [
    { to: 'reporter', mail: 'hunter_report_reopened' },
    { to: 'company', mail: 'company_report_reopened' },
  ],
}

/** Every kind of event and who hears of it. The compiler asks for an answer whenever a kind is added. */
export const reactions: Record<EventType, Reaction> = {
  // The code itself travels by `send-code`, straight to the address it was asked for.
  'account.code_sent': silent,
  'account.signed_up': [{ to: 'bughunter', mail: 'hunter_registered', self: true }],
  'account.signed_in': silent,
  'account.sign_in_refused': silent,
  'account.signed_out': silent,
  'account.phone_verified': silent,
  'account.password_changed': [{ to: 'account', mail: 'person_password_changed', self: true }],
  'account.identity_submitted': [{ to: 'team', mail: 'team_identity' }],
  'account.identity_case_taken': silent,
  'account.identity_denial_proposed': [{ to: 'team', mail: 'team_identity' }],
  'account.identity_decided': ({ decision }) => identityNotices(decision),
  'account.identity_document_viewed': silent,
  'account.nda_accepted': silent,
  'account.profile_changed': silent,
  'account.file_uploaded': silent,
  'company.signed_up': [{ to: 'owner', mail: 'company_registered', self: true }],
  'company.profile_changed': silent,
  'program.created': silent,
  'program.edited': silent,
  'program.submitted': [
    { to: 'program_company', mail: 'company_program_received', self: true },
    { to: 'team', mail: 'team_program' },
  ],
  'program.accepted': [{ to: 'program_company', mail: 'company_program_accepted' }],
  'program.rejected': [{ to: 'program_company', mail: 'company_program_rejected' }],
  'program.paused': silent,
  'program.resumed': silent,
  'program.ended': [{ to: 'program_company', mail: 'company_program_ended' }],
  'program.invited': [{ to: 'invited', mail: 'hunter_invited' }],
  'program.invitation_answered': silent,
  'program.invitation_revoked': silent,
  'program.agreed': silent,
  'program.member_granted': silent,
  'program.member_grant_withdrawn': silent,
  'report.drafted': silent,
  'report.edited': silent,
  'report.assigned': silent,
  'report.moved': ({ move }) => (isMove(move) ? moveNotices[move] : silent),
  'report.rated': [
    { to: 'reporter', mail: 'hunter_report_rated' },
    { to: 'company', mail: 'company_report_rated' },
  ],
  'report.rating_answered': [
    { to: 'company', mail: 'company_rating_answered' },
    { to: 'assignee', mail: 'team_rating_answered' },
  ],
  'report.retest_answered': [
    { to: 'company', mail: 'company_retest_answered' },
    { to: 'assignee', mail: 'team_retest_answered' },
  ],
  'report.commented': ({ audience }) => commentNotices(audience),
  'report.file_attached': silent,
  'report.file_detached': silent,
  'report.clock_overdue': ({ kind }) => overdueNotices(kind),
  'reward.reserved': ({ short }) =>
    short === true ? [{ to: 'company', mail: 'company_balance_short', self: true }] : silent,
  'reward.proposed': [{ to: 'company', mail: 'company_reward_proposed' }],
  'reward.approved': silent,
  'reward.given': [{ to: 'reporter', mail: 'hunter_rewarded' }],
  'reward.points_granted': silent,
  'reward.top_up_requested': [{ to: 'team', mail: 'team_top_up' }],
  'reward.top_up_decided': ({ confirmed }) =>
    confirmed === true
      ? [{ to: 'top_up_owner', mail: 'company_top_up_confirmed' }]
      : [{ to: 'top_up_owner', mail: 'company_top_up_refused' }],
  'publication.requested': [
    { to: 'company', mail: 'company_publication_requested' },
    { to: 'reporter', mail: 'hunter_publication_requested' },
  ],
  'publication.agreed': [
    { to: 'reporter', mail: 'hunter_publication_agreed' },
    { to: 'team', mail: 'team_publication_agreed' },
  ],
  'publication.published': [
    { to: 'reporter', mail: 'hunter_published' },
    { to: 'company', mail: 'company_published' },
  ],
  'publication.refused': [
    { to: 'reporter', mail: 'hunter_publication_refused' },
    { to: 'team', mail: 'team_publication_refused' },
  ],
  'publication.withdrawn': silent,
  // The link itself travels by `send-link-mail`.
  'account.link_sent': silent,
  'account.password_reset': silent,
  'account.password_created': silent,
  'account.email_changed': silent,
  'account.session_moved': silent,
  'account.factor_refused': silent,
  'account.authenticator_added': silent,
  'account.authenticator_removed': silent,
  'account.recovery_codes_made': silent,
  'account.recovery_code_used': silent,
  'account.passkey_added': silent,
  'account.passkey_removed': silent,
  'account.security_question_set': silent,
  'account.factor_reset_asked': silent,
  'account.factor_reset_cancelled': silent,
  'account.factor_reset_done': silent,
  'account.recovery_review_opened': silent,
  'account.recovery_review_decided': silent,
  'account.sanctioned': silent,
  'account.sanction_lifted': silent,
  'account.sanction_appealed': silent,
  'account.sanction_appeal_decided': silent,
  'account.curriculum_vitae_changed': silent,
  'company.member_invited': silent,
  'company.member_joined': silent,
  'company.member_edited': silent,
  'company.member_deactivated': silent,
  'company.member_reactivated': silent,
  'company.user_log_exported': silent,
  'company.npwp_submitted': silent,
  'company.npwp_decided': silent,
  'privacy.data_exported': silent,
  'privacy.left': silent,
  'privacy.leaving_cancelled': silent,
  'privacy.erased': silent,
}

/** Who hears of an event, and by which mail. */
export function noticesOf(type: EventType, facts: Facts): readonly Notice[] {
  const reaction = reactions[type]
  return typeof reaction === 'function' ? reaction(facts) : reaction
}

function closed(): readonly Notice[] {
  return [
    { to: 'reporter', mail: 'hunter_report_closed' },
    { to: 'company', mail: 'company_report_closed' },
  ]
}

function identityNotices(decision: unknown): readonly Notice[] {
  switch (decision) {
    case 'verified':
      return [{ to: 'bughunter', mail: 'hunter_identity_verified' }]
    case 'needs_fix':
      return [{ to: 'bughunter', mail: 'hunter_identity_needs_fix' }]
    case 'denied':
      return [{ to: 'bughunter', mail: 'hunter_identity_denied' }]
    default:
      return silent
  }
}

/** Each circle hears only of comments it may read. */
function commentNotices(audience: unknown): readonly Notice[] {
  const team: Notice = { to: 'assignee', mail: 'team_comment' }
  const company: Notice = { to: 'company', mail: 'company_comment' }
  if (audience === 'hello') return [team]
  if (audience === 'company') return [company, team]
  return audience === 'all' ? [{ to: 'reporter', mail: 'hunter_comment' }, company, team] : silent
}

function overdueNotices(kind: unknown): readonly Notice[] {
  const team: Notice = { to: 'team', mail: 'team_clock_overdue' }
  if (kind === 'first_response' || kind === 'triage') return [team]
  const company: Notice = { to: 'company', mail: 'company_clock_overdue' }
  return kind === 'rating' || kind === 'reward' || kind === 'fix' ? [company, team] : silent
}

function isMove(move: unknown): move is Move {
  return typeof move === 'string' && Object.hasOwn(moveNotices, move)
}
