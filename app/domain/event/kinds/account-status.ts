import { count, flag, id, kinds, listOf, oneOf, optional, text } from './kind.ts'

const sanctionStep = oneOf('coaching', 'warning', 'suspension', 'end')
const appealDecision = oneOf('upheld', 'rejected')

/** What happens to the status of accounts, and what the platform team reads of them. */
export const accountStatusKinds = kinds({
  'account.sanctioned': {
    facts: {
      insider: optional(flag),
      sanctionId: id,
      step: sanctionStep,
      reason: oneOf(
        'abusive_conduct',
        'data_misuse',
        'disclosure_without_consent',
        'extortion',
        'false_identity',
        'fraud',
        'out_of_scope_testing',
        'security_risk',
        'spam',
        'terms_breach',
      ),
    },
    notified: 'mail',
    group: 'standing',
    publicTopics: ['people', 'programs', 'companies'],
  },
  'account.sanction_lifted': {
    facts: {
      sanctionId: id,
      step: sanctionStep,
      way: oneOf('person', 'appeal', 'time'),
      standing: oneOf('active', 'suspended', 'ended'),
    },
    notified: 'mail',
    group: 'standing',
    publicTopics: ['people', 'programs', 'companies'],
  },
  'account.sanction_appealed': {
    facts: { sanctionId: id, appealId: id, step: sanctionStep },
    notified: 'mail',
    group: 'desk',
    whileSuspended: true,
    companyLog: true,
  },
  'account.sanction_appeal_decided': {
    facts: { sanctionId: id, appealId: id, step: sanctionStep, decision: appealDecision },
    notified: 'mail',
    group: 'standing',
    publicTopics: ['people', 'programs', 'companies'],
  },
  'account.opened_by_team': { facts: {}, notified: 'none', reading: true, readingAlarm: true },
  'account.act_refused': {
    facts: {
      code: text,
      door: oneOf('page', 'call'),
      method: text,
      pattern: text,
      detail: optional(text),
      unrecorded: optional(count),
    },
    notified: 'none',
    whileSuspended: true,
  },
  'account.list_exported': {
    facts: {
      list: oneOf(
        'accounts',
        'incidents',
        'inquiries',
        'ledger',
        'members',
        'payouts',
        'programs',
        'reports',
        'top_ups',
      ),
      rows: count,
      exportId: id,
    },
    notified: 'none',
    reading: true,
    companyLog: true,
  },
  'account.identity_appealed': {
    facts: { caseId: id },
    notified: 'mail',
    group: 'desk',
    whileSuspended: true,
  },
  'account.identity_appeal_decided': {
    facts: { caseId: id, decision: appealDecision },
    notified: 'mail',
    group: 'standing',
    publicTopics: ['people'],
  },
  'account.curriculum_vitae_changed': {
    facts: { changed: optional(listOf(text)), change: optional(text), kind: optional(text) },
    notified: 'none',
    publicTopics: ['people'],
  },
})
