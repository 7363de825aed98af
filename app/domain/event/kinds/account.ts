import { count, flag, id, listOf, oneOf, optional, text } from '../fact.ts'
import { kinds } from '../kind.ts'

/** What happens to accounts: signing up and in, identity, profile. */
export const accountKinds = kinds({
  // The code itself travels by `send-code`, straight to the address it was asked for.
  'account.code_sent': {
    facts: { purpose: oneOf('agreement', 'new_email', 'phone', 'sign_up_bughunter', 'sign_up_company') },
    notified: 'none',
    whileSuspended: true,
  },
  'account.signed_up': {
    facts: { role: oneOf('bughunter', 'company', 'company_member', 'incident') },
    notified: 'mail',
    group: 'security',
    companyLog: true,
    publicTopics: ['people'],
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
  },
  'account.sign_in_refused': { facts: {}, notified: 'none', whileSuspended: true, companyLog: true },
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
  },
  'account.phone_verified': { facts: { abroad: flag }, notified: 'none' },
  'account.password_changed': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.identity_submitted': { facts: { caseId: id }, notified: 'mail', group: 'desk' },
  'account.identity_case_taken': { facts: { caseId: id }, notified: 'none' },
  'account.identity_denial_proposed': {
    facts: { caseId: id, reason: oneOf('banned_before', 'forged', 'not_indonesian', 'under_age') },
    notified: 'mail',
    group: 'desk',
  },
  'account.identity_decided': {
    facts: { caseId: id, decision: oneOf('denied', 'needs_fix', 'verified') },
    notified: 'mail',
    group: 'standing',
    publicTopics: ['people'],
  },
  'account.identity_document_viewed': { facts: { caseId: id, kind: text }, notified: 'none' },
  'account.identity_corrected': {
    facts: { caseId: id, changed: listOf(oneOf('birthDate', 'fullName')) },
    notified: 'mail',
    group: 'standing',
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
        'asset_proof',
        'identity',
        'incident',
        'npwp',
        'payout_proof',
        'report',
        'tax_residence',
        'top_up_proof',
      ),
      size: count,
    },
    notified: 'none',
    companyLog: true,
  },
  // The link itself travels by `send-link-mail`.
  'account.link_sent': {
    facts: {
      purpose: oneOf(
        'create_password',
        'factor_reset',
        'factor_reset_cancel',
        'incident_account',
        'incident_ticket',
        'leaving_cancel',
        'member_verification',
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
  },
  'account.password_created': {
    facts: { ended: count },
    notified: 'mail',
    group: 'security',
    companyLog: true,
  },
  'account.email_changed': {
    facts: { changeId: id, ended: count },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
  },
  'account.session_moved': {
    facts: { sessionId: id },
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
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
