import { count, flag, id, kinds, oneOf, optional } from './kind.ts'

const resetWay = oneOf('link', 'review', 'colleague')

/** What happens to second factors and to the recovery of accounts. */
export const accountSecurityKinds = kinds({
  'account.factor_refused': { facts: {}, notified: 'none', whileSuspended: true, companyLog: true },
  'account.proof_refused': { facts: {}, notified: 'none', whileSuspended: true, companyLog: true },
  'account.authenticator_added': {
    facts: { replaced: flag, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.authenticator_removed': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.recovery_codes_made': {
    facts: {},
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.recovery_code_used': {
    facts: { left: optional(count) },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.passkey_added': {
    facts: { passkeyId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.passkey_removed': {
    facts: { passkeyId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
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
  },
  // Every channel is notified with its own cancel link (`send-link-mail`).
  'account.factor_reset_asked': {
    facts: { way: resetWay, resetId: id },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
  },
  'account.factor_reset_cancelled': {
    facts: { resetId: id },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.factor_reset_done': {
    facts: { way: resetWay, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
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
