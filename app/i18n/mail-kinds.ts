/** Every kind of mail about an event. The first word says who reads it: `hunter`, `company`, `team` (the platform team). */
export const mailKinds = [
  'hunter_registered',
  'company_registered',
  'hunter_identity_verified',
  'hunter_identity_needs_fix',
  'hunter_identity_denied',
  'team_identity',
  'person_password_changed',
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
  'team_comment',
  'team_clock_overdue',
  'team_payout_failed',
  'team_top_up',
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
] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail may say: names and codes, all empty where unknown. */
export type MailFacts = { brand: string; code: string; company: string; reason: string; clock: string }
/** `subject` and `text` are plain; `action` is the label of the one link. */
export type MailWords = {
  subject: (facts: MailFacts) => string
  text: (facts: MailFacts) => string
  action: string
}
