/** Every kind of mail about an event. The first word says who reads it: `hunter`, `company`, `team` (the platform team). */
export const mailKinds = [
  'hunter_registered',
  'company_registered',
  'hunter_identity_verified',
  'hunter_identity_needs_fix',
  'hunter_identity_denied',
  'hunter_identity_corrected',
  'team_identity',
  'team_identity_second',
  'person_password_changed',
  'person_new_sign_in',
  'person_session_moved',
  'team_session_moved',
  'team_sign_in_alarm',
  'team_sms_alarm',
  'team_reading_alarm',
  'person_authenticator_added',
  'person_authenticator_removed',
  'person_passkey_added',
  'person_passkey_removed',
  'person_recovery_codes_made',
  'person_recovery_code_used',
  'person_password_reset',
  'person_password_created',
  'person_security_question_set',
  'person_factor_help',
  'person_factor_reset_cancelled',
  'person_factor_reset_done',
  'person_colleague_reset',
  'person_recovery_opened',
  'person_recovery_granted',
  'person_recovery_refused',
  'company_factor_reset_cancelled',
  'company_factor_reset_done',
  'team_factor_reset',
  'team_recovery',
  'company_program_received',
  'company_program_accepted',
  'company_program_rejected',
  'company_program_ended',
  'team_program',
  'hunter_invited',
  'hunter_report_received',
  'hunter_report_taken',
  'hunter_info_asked',
  'hunter_report_valid',
  'hunter_report_rated',
  'hunter_rewarded',
  'hunter_fixing',
  'hunter_retest',
  'hunter_fixed',
  'hunter_not_fixed',
  'hunter_risk_accepted',
  'hunter_report_closed',
  'hunter_report_reopened',
  'hunter_payout_done',
  'hunter_payout_failed',
  'hunter_comment',
  'company_report_valid',
  'company_balance_short',
  'company_report_rated',
  'company_reward_proposed',
  'company_rating_answered',
  'company_retest_answered',
  'company_report_closed',
  'company_report_reopened',
  'company_comment',
  'company_clock_overdue',
  'team_report',
  'team_info_answered',
  'team_rating_answered',
  'team_retest',
  'team_retest_answered',
  'team_comment',
  'team_clock_overdue',
  'team_payout_failed',
  'team_top_up',
  'person_email_changed',
  'team_npwp',
  'team_inquiry',
  'reporter_incident_received',
  'reporter_incident_moved',
  'reporter_incident_note',
  'responder_incident_assigned',
  'responder_incident_note',
  'responder_appointed',
  'team_incident',
  'company_npwp_verified',
  'company_npwp_refused',
  'company_top_up_confirmed',
  'company_top_up_refused',
  'company_publication_requested',
  'hunter_publication_requested',
  'hunter_publication_agreed',
  'team_publication_agreed',
  'hunter_published',
  'company_published',
  'hunter_publication_refused',
  'team_publication_refused',
  'hunter_certificate_issued',
  'hunter_certificate_revoked',
  'hunter_letter_revoked',
  'hunter_letter_restored',
  'team_article',
  'hunter_article_published',
  'hunter_article_returned',
  'hunter_article_unpublished',
  'person_invited_elsewhere',
  'person_membership_changed',
  'person_membership_ended',
  'person_membership_restored',
  'company_member_joined',
  'person_coached',
  'person_warned',
  'person_suspended',
  'person_locked_out',
  'person_ended',
  'person_sanction_lifted',
  'person_appeal_upheld',
  'person_appeal_rejected',
  'team_appeal',
  'hunter_identity_appeal_upheld',
  'hunter_identity_appeal_rejected',
  'person_data_exported',
  'person_company_closed',
  'person_company_reopened',
  'person_leaving_cancelled',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail may say: names and codes, all empty where unknown. */
export type MailFacts = {
  brand: string
  code: string
  company: string
  /** Username of the account an event is about. */
  account: string
  reason: string
  clock: string
  /** The state of a ticket after a move. */
  state: string
  /** How many of something remain. */
  left: string
  /** What the platform team writes to the person: why a step was taken, was lifted, or what became of an appeal. */
  statement: string
  /** The last day of a suspension. */
  until: string
  /** Where to write to by mail. */
  support: string
}
/** `subject` and `text` are plain; `action` is the label of the one link. */
export type MailWords = {
  subject: (facts: MailFacts) => string
  text: (facts: MailFacts) => string
  action: string
}
