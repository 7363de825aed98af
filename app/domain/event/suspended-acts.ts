import type { EventType } from './event.ts'

/**
 * All that suspended people may still do: look after the security of their own account, appeal, ask for money owed to them,
 * take their data along and leave. Everything else they only read (meanings §2.4). New kinds of acts are closed to them
 * until listed here.
 */
export const suspendedActs: ReadonlySet<EventType> = new Set([
  'account.code_sent',
  'account.link_sent',
  'account.signed_in',
  'account.sign_in_refused',
  'account.signed_out',
  'account.session_moved',
  'account.password_changed',
  'account.password_reset',
  'account.email_changed',
  'account.factor_refused',
  'account.proof_refused',
  'account.act_refused',
  'account.authenticator_added',
  'account.authenticator_removed',
  'account.recovery_codes_made',
  'account.recovery_code_used',
  'account.passkey_added',
  'account.passkey_removed',
  'account.security_question_set',
  'account.factor_reset_asked',
  'account.factor_reset_cancelled',
  'account.factor_reset_done',
  'account.recovery_review_opened',
  'account.sanction_appealed',
  'account.identity_appealed',
  'company.user_log_exported',
  'reward.refund_requested',
  'reward.refund_cancelled',
  'reward.payout_account_named',
  'reward.payout_requested',
  'reward.payout_cancelled',
  'privacy.data_exported',
  'privacy.left',
  'privacy.leaving_cancelled',
])
