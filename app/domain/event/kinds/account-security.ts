import {
  count,
  flag,
  id,
  kinds,
  type Notice,
  notices,
  oneOf,
  optional,
  type StoredFacts,
  silent,
} from './kind.ts'

const resetWay = oneOf('link', 'review', 'colleague')

/** What happens to second factors and to the recovery of accounts. */
export const accountSecurityKinds = kinds({
  // `told`: at the third of a day, so that the owner hears of a person who knows the password.
  'account.factor_refused': {
    facts: { told: optional(flag) },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.security_answer_refused': {
    facts: {},
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.proof_refused': {
    facts: {},
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.authenticator_added': {
    facts: { replaced: flag, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.authenticator_removed': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.recovery_codes_made': {
    facts: {},
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.recovery_code_used': {
    facts: { left: optional(count) },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.passkey_added': {
    facts: { passkeyId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.passkey_removed': {
    facts: { passkeyId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.security_question_set': {
    facts: {
      question: oneOf(
        'bad_dish',
        'broken_thing',
        'dream',
        'first_night',
        'hiding_place',
        'lost_thing',
        'nickname',
        'saying',
      ),
    },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  // Every channel is notified with its own cancel link (`send-link-mail`).
  'account.factor_reset_asked': {
    facts: { way: resetWay, resetId: id },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.factor_reset_cancelled': {
    facts: { resetId: id },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.factor_reset_done': {
    facts: { way: resetWay, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.factor_help_asked': { facts: {}, notified: 'mail', group: 'security' },
  'account.recovery_review_opened': {
    facts: { reviewId: id },
    notified: 'mail',
    group: 'security',
    teamGroup: 'desk',
    whileSuspended: true,
  },
  'account.recovery_review_decided': {
    facts: { reviewId: id, decision: oneOf('granted', 'refused') },
    notified: 'mail',
    group: 'security',
  },
})

/** Who is notified of them. */
export const accountSecurityNotices = notices(accountSecurityKinds, {
  'account.factor_refused': ({ told }) =>
    told === true ? [{ to: 'account', mail: 'person_factor_refused', self: true }] : silent,
  'account.security_answer_refused': [{ to: 'account', mail: 'person_security_answer_refused', self: true }],
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
})

function factorResetNotices(
  way: StoredFacts<typeof accountSecurityKinds, 'account.factor_reset_done'>['way'],
): readonly Notice[] {
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
  decision: StoredFacts<typeof accountSecurityKinds, 'account.recovery_review_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'granted') return [{ to: 'account', mail: 'person_recovery_granted' }]
  return decision === 'refused' ? [{ to: 'account', mail: 'person_recovery_refused' }] : silent
}
