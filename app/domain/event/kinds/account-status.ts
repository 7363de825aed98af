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

/** Who is notified of them. */
export const accountStatusNotices = notices(accountStatusKinds, {
  'account.sanctioned': ({ step, insider }) => sanctionNotices(step, insider === true),
  // What an appeal lifted is reported by its decision.
  'account.sanction_lifted': ({ way }) =>
    way === 'person' || way === 'time' ? [{ to: 'sanctioned', mail: 'person_sanction_lifted' }] : silent,
  'account.sanction_appealed': [{ to: 'team', mail: 'team_appeal' }],
  'account.sanction_appeal_decided': ({ decision }) => appealNotices(decision),
  'account.identity_appealed': [{ to: 'team', mail: 'team_appeal' }],
  'account.identity_appeal_decided': ({ decision }) => identityAppealNotices(decision),
})

/** Suspended insiders cannot sign in to read or appeal: their mail explains the alternative. */
function sanctionNotices(
  step: StoredFacts<typeof accountStatusKinds, 'account.sanctioned'>['step'],
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
  decision: StoredFacts<typeof accountStatusKinds, 'account.sanction_appeal_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'upheld') return [{ to: 'sanctioned', mail: 'person_appeal_upheld' }]
  return decision === 'rejected' ? [{ to: 'sanctioned', mail: 'person_appeal_rejected' }] : silent
}

function identityAppealNotices(
  decision: StoredFacts<typeof accountStatusKinds, 'account.identity_appeal_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'upheld') return [{ to: 'bughunter', mail: 'hunter_identity_appeal_upheld' }]
  return decision === 'rejected' ? [{ to: 'bughunter', mail: 'hunter_identity_appeal_rejected' }] : silent
}
