import {
  count,
  flag,
  id,
  kinds,
  listOf,
  type Notice,
  notices,
  oneOf,
  optional,
  type StoredFacts,
  silent,
  text,
} from './kind.ts'

/** What happens to accounts: signing up and in, identity, profile. */
export const accountKinds = kinds({
  // The code itself travels by `send-code`, straight to the address it was asked for.
  'account.code_sent': {
    facts: {
      purpose: oneOf('agreement', 'contract', 'new_email', 'phone', 'sign_up_bughunter', 'sign_up_company'),
    },
    notified: 'none',
    whileSuspended: true,
  },
  'account.signed_up': {
    facts: { role: oneOf('bughunter', 'company', 'company_member', 'hello', 'incident') },
    notified: 'mail',
    group: 'security',
    companyLog: true,
    publicTopics: ['people'],
    securityLog: true,
  },
  'account.signed_in': {
    facts: {
      new: optional(flag),
      factor: optional(oneOf('passkey', 'recovery_code', 'totp')),
      sessionId: id,
    },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  // `held`: the password was right, but strangers had tried too often.
  'account.sign_in_refused': {
    facts: { held: optional(flag) },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.signed_out': {
    facts: {
      sessionId: optional(id),
      others: optional(count),
      all: optional(count),
      byTeam: optional(flag),
      why: optional(oneOf('owner_asked', 'precaution', 'takeover_suspected')),
      ended: optional(count),
    },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  // Who had the number before is sent a link that undoes it (`send-link-mail`).
  'account.phone_verified': {
    facts: { abroad: flag, changed: optional(flag) },
    notified: 'none',
    securityLog: true,
  },
  'account.contact_restored': {
    facts: { what: oneOf('email', 'phone'), changeId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.password_changed': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.identity_submitted': { facts: { caseId: id }, notified: 'mail', group: 'desk' },
  'account.identity_case_taken': {
    facts: { caseId: id },
    notified: 'none',
    reading: true,
    readingAlarm: true,
    accessLog: true,
  },
  'account.identity_denial_proposed': {
    facts: { caseId: id, reason: oneOf('banned_before', 'forged', 'not_indonesian', 'under_age') },
    notified: 'mail',
    group: 'desk',
  },
  'account.identity_decided': {
    facts: { caseId: id, decision: oneOf('denied', 'needs_fix', 'verified') },
    notified: 'mail',
    group: 'standing',
    reading: true,
    accessLog: true,
    publicTopics: ['people'],
  },
  'account.identity_document_viewed': {
    facts: { caseId: id, kind: text },
    notified: 'none',
    reading: true,
    readingAlarm: true,
    accessLog: true,
  },
  'account.identity_corrected': {
    facts: { caseId: id, changed: listOf(oneOf('birthDate', 'fullName')) },
    notified: 'mail',
    group: 'standing',
    reading: true,
    accessLog: true,
    publicTopics: ['people'],
  },
  'account.nda_accepted': { facts: { version: text, textHash: text }, notified: 'none' },
  'account.profile_changed': {
    facts: {
      changed: listOf(
        oneOf(
          'address',
          'birthDate',
          'city',
          'country',
          'fullName',
          'hiddenFromBoards',
          'hiddenProfile',
          'tshirtSize',
        ),
      ),
    },
    notified: 'none',
    companyLog: true,
    publicTopics: ['people'],
  },
  'account.file_uploaded': {
    facts: {
      fileId: id,
      purpose: oneOf(
        'article_cover',
        'article_pdf',
        'article_picture',
        'asset_proof',
        'comment',
        'identity',
        'incident',
        'npwp',
        'payout_proof',
        'picture',
        'report',
        'tax_residence',
        'top_up_proof',
      ),
      size: count,
    },
    notified: 'none',
    companyLog: true,
  },
  'account.picture_set': {
    facts: {},
    notified: 'none',
    companyLog: true,
    publicTopics: ['people'],
  },
  // With a reason where the platform team removed it.
  'account.picture_removed': {
    facts: { reason: optional(oneOf('abusive_conduct', 'data_misuse', 'false_identity', 'terms_breach')) },
    notified: 'mail',
    group: 'standing',
    companyLog: true,
    publicTopics: ['people'],
  },
  // The link itself travels by `send-link-mail`.
  'account.link_sent': {
    facts: {
      purpose: oneOf(
        'contact_undo',
        'create_password',
        'factor_reset',
        'factor_reset_cancel',
        'incident_account',
        'incident_ticket',
        'leaving_cancel',
        'member_verification',
        'operator_invitation',
        'reset_password',
      ),
    },
    notified: 'none',
    whileSuspended: true,
  },
  'account.password_reset': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.password_created': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    companyLog: true,
    securityLog: true,
  },
  // The former address is mailed a link that undoes it (`send-link-mail`).
  'account.email_changed': {
    facts: { changeId: id, ended: count },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.language_chosen': {
    facts: { locale: oneOf('en', 'id') },
    notified: 'none',
    whileSuspended: true,
    companyLog: true,
  },
  'account.session_moved': {
    facts: { sessionId: id },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    securityLog: true,
  },
  'account.sign_in_alarm': {
    facts: { refused: count },
    notified: 'mail',
    group: 'security',
    companyLog: true,
  },
  'account.sms_alarm': { facts: { sent: count }, notified: 'mail', group: 'security' },
  'account.reading_alarm': { facts: { read: count }, notified: 'mail', group: 'security' },
  'account.history_alarm': { facts: { event: count }, notified: 'mail', group: 'security' },
})

/** Who is notified of them. */
export const accountNotices = notices(accountKinds, {
  'account.signed_up': [{ to: 'bughunter', mail: 'hunter_registered', self: true }],
  'account.sign_in_refused': ({ held }) =>
    held === true ? [{ to: 'account', mail: 'person_sign_in_held', self: true }] : silent,
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
  'account.contact_restored': [{ to: 'account', mail: 'person_contact_restored', self: true }],
  'account.picture_removed': ({ reason }) =>
    reason === undefined ? silent : [{ to: 'account', mail: 'person_picture_removed' }],
  'account.session_moved': [
    { to: 'account', mail: 'person_session_moved' },
    { to: 'colleagues', mail: 'team_session_moved' },
  ],
  'account.sign_in_alarm': [{ to: 'team', mail: 'team_sign_in_alarm' }],
  'account.sms_alarm': [{ to: 'team', mail: 'team_sms_alarm' }],
  'account.reading_alarm': [{ to: 'colleagues', mail: 'team_reading_alarm' }],
  'account.history_alarm': [{ to: 'team', mail: 'team_history_alarm' }],
})

function identityNotices(
  decision: StoredFacts<typeof accountKinds, 'account.identity_decided'>['decision'],
): readonly Notice[] {
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
