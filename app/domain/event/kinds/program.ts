import {
  count,
  flag,
  id,
  kinds,
  type Notice,
  notices,
  oneOf,
  optional,
  orNull,
  type StoredFacts,
  silent,
} from './kind.ts'

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
  // `uncovered`: the balance of its company does not reach its smallest reward yet.
  'program.accepted': {
    facts: { ...step, uncovered: optional(flag) },
    notified: 'mail',
    group: 'programs',
    publicTopics: ['programs'],
  },
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

/** Who is notified of them. */
export const programNotices = notices(programKinds, {
  // The first version is written while no one has joined.
  'program.edited': ({ version }) =>
    version !== undefined ? [{ to: 'joined', page: 'hunter_program_edited' }] : [],
  'program.submitted': [
    { to: 'program_company', mail: 'company_program_received', self: true },
    { to: 'team', mail: 'team_program', acts: true },
  ],
  'program.accepted': ({ uncovered }) => [
    {
      to: 'program_company',
      mail: uncovered ? 'company_program_accepted_uncovered' : 'company_program_accepted',
    },
  ],
  'program.rejected': [{ to: 'program_company', mail: 'company_program_rejected' }],
  'program.returned': [{ to: 'program_company', mail: 'company_program_returned', acts: true }],
  'program.paused': () => [{ to: 'joined', page: 'hunter_program_paused' }],
  'program.resumed': () => [{ to: 'joined', page: 'hunter_program_resumed' }],
  'program.ended': [
    { to: 'program_company', mail: 'company_program_ended' },
    { to: 'joined', page: 'hunter_program_ended' },
  ],
  'program.invited': [{ to: 'invited', mail: 'hunter_invited', acts: true }],
  'program.invitation_answered': () => [{ to: 'program_company', page: 'company_invitation_answered' }],
  'program.challenge_registered': [
    { to: 'named_bughunter', mail: 'hunter_challenge_registered', self: true },
  ],
  'program.challenge_moved_on': ({ stage }) => challengeNotices(stage),
})

function challengeNotices(
  stage: StoredFacts<typeof programKinds, 'program.challenge_moved_on'>['stage'],
): readonly Notice[] {
  if (stage === 'running') return [{ to: 'participants', mail: 'hunter_challenge_started' }]
  if (stage !== 'judging') return silent
  return [
    { to: 'program_deciders', mail: 'company_challenge_over', acts: true },
    { to: 'team', mail: 'team_challenge_over', acts: true },
  ]
}
