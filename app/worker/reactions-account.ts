import type { StoredFacts } from '#domain/event/event.ts'
import { type MailedOf, type Notice, type Reactions, silent } from './reaction.ts'

/** Who hears of what happens to accounts. */
export const accountReactions: Reactions<MailedOf<'account'>> = {
  'account.signed_up': [{ to: 'bughunter', mail: 'hunter_registered', self: true }],
  'account.signed_in': ({ new: unfamiliar }) =>
    unfamiliar === true ? [{ to: 'account', mail: 'person_new_sign_in', self: true }] : silent,
  'account.password_changed': [{ to: 'account', mail: 'person_password_changed', self: true }],
  'account.identity_submitted': [{ to: 'team', mail: 'team_identity' }],
  'account.identity_denial_proposed': [{ to: 'team', mail: 'team_identity_second' }],
  'account.identity_decided': ({ decision }) => identityNotices(decision),
  'account.identity_corrected': [{ to: 'bughunter', mail: 'hunter_identity_corrected' }],
  'account.password_reset': [{ to: 'account', mail: 'person_password_reset', self: true }],
  'account.password_created': [{ to: 'account', mail: 'person_password_created', self: true }],
  // To the address that was: the new one has just typed its code.
  'account.email_changed': [{ to: 'former_address', mail: 'person_email_changed', self: true }],
  'account.session_moved': [
    { to: 'account', mail: 'person_session_moved' },
    { to: 'colleagues', mail: 'team_session_moved' },
  ],
  'account.sign_in_alarm': [{ to: 'team', mail: 'team_sign_in_alarm' }],
  'account.sms_alarm': [{ to: 'team', mail: 'team_sms_alarm' }],
  'account.history_alarm': [{ to: 'team', mail: 'team_history_alarm' }],
  'account.reading_alarm': [{ to: 'colleagues', mail: 'team_reading_alarm' }],
  'account.authenticator_added': [{ to: 'account', mail: 'person_authenticator_added', self: true }],
  'account.authenticator_removed': [{ to: 'account', mail: 'person_authenticator_removed', self: true }],
  'account.recovery_codes_made': [{ to: 'account', mail: 'person_recovery_codes_made', self: true }],
  'account.recovery_code_used': [{ to: 'account', mail: 'person_recovery_code_used', self: true }],
  'account.passkey_added': [{ to: 'account', mail: 'person_passkey_added', self: true }],
  'account.passkey_removed': [{ to: 'account', mail: 'person_passkey_removed', self: true }],
  'account.security_question_set': [{ to: 'account', mail: 'person_security_question_set', self: true }],
  'account.factor_reset_cancelled': [
    { to: 'account', mail: 'person_factor_reset_cancelled', self: true },
    { to: 'account_company', mail: 'company_factor_reset_cancelled', self: true },
  ],
  'account.factor_reset_done': ({ way }) => factorResetNotices(way),
  'account.factor_help_asked': [{ to: 'account', mail: 'person_factor_help', self: true }],
  'account.recovery_review_opened': [
    { to: 'account', mail: 'person_recovery_opened', self: true },
    { to: 'team', mail: 'team_recovery' },
  ],
  'account.recovery_review_decided': ({ decision }) => recoveryNotices(decision),
  'account.sanctioned': ({ step, insider }) => sanctionNotices(step, insider === true),
  // What an appeal lifted is reported by its decision.
  'account.sanction_lifted': ({ way }) =>
    way === 'person' || way === 'time' ? [{ to: 'sanctioned', mail: 'person_sanction_lifted' }] : silent,
  'account.sanction_appealed': [{ to: 'team', mail: 'team_appeal' }],
  'account.sanction_appeal_decided': ({ decision }) => appealNotices(decision),
  'account.identity_appealed': [{ to: 'team', mail: 'team_appeal' }],
  'account.identity_appeal_decided': ({ decision }) => identityAppealNotices(decision),
}

function identityNotices(decision: StoredFacts<'account.identity_decided'>['decision']): readonly Notice[] {
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

/** Suspended insiders cannot sign in to read or appeal: their mail explains the alternative. */
function sanctionNotices(
  step: StoredFacts<'account.sanctioned'>['step'],
  insider: boolean,
): readonly Notice[] {
  switch (step) {
    case 'coaching':
      return [{ to: 'sanctioned', mail: 'person_coached' }]
    case 'warning':
      return [{ to: 'sanctioned', mail: 'person_warned' }]
    case 'suspension':
      return [{ to: 'sanctioned', mail: insider ? 'person_locked_out' : 'person_suspended' }]
    case 'end':
      return [{ to: 'sanctioned', mail: 'person_ended' }]
    default:
      return silent
  }
}

function appealNotices(
  decision: StoredFacts<'account.sanction_appeal_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'upheld') return [{ to: 'sanctioned', mail: 'person_appeal_upheld' }]
  return decision === 'rejected' ? [{ to: 'sanctioned', mail: 'person_appeal_rejected' }] : silent
}

function identityAppealNotices(
  decision: StoredFacts<'account.identity_appeal_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'upheld') return [{ to: 'bughunter', mail: 'hunter_identity_appeal_upheld' }]
  return decision === 'rejected' ? [{ to: 'bughunter', mail: 'hunter_identity_appeal_rejected' }] : silent
}

function factorResetNotices(way: StoredFacts<'account.factor_reset_done'>['way']): readonly Notice[] {
  if (way === 'colleague')
    return [
      { to: 'account', mail: 'person_colleague_reset' },
      { to: 'colleagues', mail: 'team_factor_reset', self: true },
    ]
  return [
    { to: 'account', mail: 'person_factor_reset_done', self: true },
    { to: 'account_company', mail: 'company_factor_reset_done', self: true },
  ]
}

function recoveryNotices(
  decision: StoredFacts<'account.recovery_review_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'granted') return [{ to: 'account', mail: 'person_recovery_granted' }]
  return decision === 'refused' ? [{ to: 'account', mail: 'person_recovery_refused' }] : silent
}
