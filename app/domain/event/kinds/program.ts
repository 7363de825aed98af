import { count, id, kinds, oneOf, orNull } from './kind.ts'

const step = {
  from: oneOf('draft', 'corrections', 'review', 'accepted', 'paused', 'rejected', 'ended'),
  version: count,
}

/** What happens to programs, and between them and bughunters. */
export const programKinds = kinds({
  'program.created': {
    facts: {
      companyId: id,
      kind: oneOf('bug_bounty', 'challenge', 'vulnerability_management'),
      managedBy: oneOf('company', 'product'),
      visibility: oneOf('private', 'public'),
    },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.edited': {
    facts: { version: count },
    notified: 'page',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.submitted': {
    facts: { ...step },
    notified: 'mail',
    group: 'programs',
    teamGroup: 'desk',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.accepted': { facts: { ...step }, notified: 'mail', group: 'programs', publicTopics: ['programs'] },
  'program.rejected': { facts: { ...step }, notified: 'mail', group: 'programs', publicTopics: ['programs'] },
  'program.returned': { facts: { ...step }, notified: 'mail', group: 'programs', publicTopics: ['programs'] },
  'program.paused': {
    facts: { ...step },
    notified: 'page',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.resumed': {
    facts: { ...step },
    notified: 'page',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.ended': {
    facts: { ...step },
    notified: 'both',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.invited': {
    facts: { invitationId: id, bughunterId: orNull(id) },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.invitation_answered': {
    facts: { invitationId: id, decision: oneOf('accept', 'decline') },
    notified: 'page',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.invitation_revoked': {
    facts: { invitationId: id, bughunterId: orNull(id) },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.agreed': {
    facts: { agreementId: id, version: count, provenBy: oneOf('authenticator', 'mail') },
    notified: 'none',
    publicTopics: ['programs'],
  },
  'program.challenge_registered': {
    facts: { bughunterId: id },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
  'program.challenge_withdrawn': { facts: { bughunterId: id }, notified: 'none', publicTopics: ['programs'] },
  'program.challenge_moved_on': {
    facts: { stage: oneOf('announced', 'confirmed', 'frozen', 'judging', 'running') },
    notified: 'mail',
    group: 'programs',
    teamGroup: 'desk',
    publicTopics: ['programs'],
  },
})
