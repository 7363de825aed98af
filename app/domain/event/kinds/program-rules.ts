import { count, flag, id, kinds, listOf, moment, oneOf, optional, orNull, text } from './kind.ts'

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
