import {
  count,
  flag,
  id,
  kinds,
  listOf,
  moment,
  notices,
  oneOf,
  optional,
  orNull,
  silent,
  text,
} from './kind.ts'

const taxScheme = oneOf('participant', 'non_employee')

/** What happens to letters, grants, versions and announcements of programs. */
export const programRulesKinds = kinds({
  'program.letter_revoked': {
    facts: { agreementId: id, bughunterId: id },
    notified: 'mail',
    group: 'standing',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.letter_restored': {
    facts: { agreementId: id, bughunterId: id },
    notified: 'mail',
    group: 'standing',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.member_granted': {
    facts: {
      memberId: id,
      permissions: optional(
        listOf(oneOf('report.comment', 'report.comment_internal', 'report.rate', 'reward.decide')),
      ),
    },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.member_grant_withdrawn': {
    facts: { memberId: id },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.tax_scheme_set': {
    facts: { from: orNull(taxScheme), to: orNull(taxScheme) },
    notified: 'none',
    publicTopics: ['programs'],
  },
  'program.late': {
    facts: { promises: count, kept: count },
    notified: 'mail',
    group: 'programs',
    teamGroup: 'desk',
    publicTopics: ['programs'],
  },
  'program.late_cleared': {
    facts: { since: text, note: text },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.version_proposed': {
    facts: {
      version: count,
      widens: listOf(oneOf('exclusions', 'management', 'rewards', 'targets', 'term', 'texts')),
    },
    notified: 'mail',
    group: 'desk',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.version_approved': {
    facts: { version: count, holdsAt: moment },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.version_returned': {
    facts: { version: count },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.version_refused': {
    facts: { version: count },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.version_withdrawn': {
    facts: { version: count, announced: flag, how: oneOf('lapsed', 'replaced', 'withdrawn') },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.announced': {
    facts: { announcementId: id, visibility: oneOf('private', 'public') },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.announcement_edited': {
    facts: { announcementId: id, version: count },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.announcement_withdrawn': {
    facts: { announcementId: id },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
})

/** Who is notified of them. */
export const programRulesNotices = notices(programRulesKinds, {
  'program.letter_revoked': [{ to: 'named_bughunter', mail: 'hunter_letter_revoked' }],
  'program.letter_restored': [{ to: 'letter_holder', mail: 'hunter_letter_restored' }],
  'program.late': [
    { to: 'program_company', mail: 'company_program_late' },
    { to: 'team', mail: 'team_program_late' },
  ],
  'program.late_cleared': [{ to: 'program_company', mail: 'company_program_late_cleared' }],
  'program.version_proposed': [{ to: 'team', mail: 'team_version', acts: true }],
  'program.version_approved': [
    { to: 'program_company', mail: 'company_version_approved' },
    { to: 'joined', mail: 'hunter_version_announced' },
  ],
  'program.version_returned': [{ to: 'program_company', mail: 'company_version_returned', acts: true }],
  'program.version_refused': [{ to: 'program_company', mail: 'company_version_refused' }],
  'program.version_withdrawn': ({ announced }) =>
    announced === true ? [{ to: 'joined', mail: 'hunter_version_withdrawn' }] : silent,
  'program.announced': [{ to: 'announced', mail: 'hunter_program_announced' }],
})
