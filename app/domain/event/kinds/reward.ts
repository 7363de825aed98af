import { count, flag, id, kinds, notices, optional, rupiah, silent, text } from './kind.ts'

const companySum = { companyId: id, amountIdr: rupiah }

/** What happens to rewards, results and certificates; the subject of a reward is its report. */
export const rewardKinds = kinds({
  // Whether a program takes new reports hangs on the balance of its company.
  'reward.reserved': {
    facts: { companyId: id, reservedIdr: rupiah, wantedIdr: rupiah, short: flag },
    notified: 'mail',
    group: 'money',
    timeline: { readers: 'team' },
    publicTopics: ['programs'],
  },
  'reward.proposed': { facts: { amountIdr: rupiah }, notified: 'mail', group: 'money', companyLog: true },
  'reward.proposal_lapsed': { facts: { ...companySum }, notified: 'mail', group: 'money' },
  'reward.approved': {
    facts: { amountIdr: rupiah },
    notified: 'mail',
    group: 'money',
    companyLog: true,
    timeline: { readers: 'everyone', teamFacts: ['amountIdr'] },
  },
  'reward.given': {
    facts: { companyId: id, bughunterId: id, amountIdr: rupiah, other: flag },
    notified: 'mail',
    group: 'money',
    companyLog: true,
    timeline: { readers: 'everyone', facts: ['amountIdr'] },
    publicTopics: ['points', 'reports', 'programs'],
  },
  'reward.points_granted': {
    facts: {},
    notified: 'none',
    companyLog: true,
    timeline: { readers: 'everyone' },
    publicTopics: ['points'],
  },
  'reward.results_proposed': {
    facts: { companyId: id, digest: text },
    notified: 'mail',
    group: 'programs',
    teamGroup: 'desk',
    companyLog: true,
  },
  'reward.results_confirmed': {
    facts: { companyId: id, winners: count, participants: count },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs', 'points', 'reports'],
  },
  'reward.prize_given': {
    facts: { bughunterId: id, amountIdr: rupiah, item: flag },
    notified: 'mail',
    group: 'money',
  },
  'reward.certificate_issued': {
    facts: { bughunterId: id, place: optional(count), programId: optional(id), level: optional(count) },
    notified: 'page',
    group: 'publications',
    publicTopics: ['people'],
  },
  'reward.certificate_revoked': {
    facts: { bughunterId: id, programId: id },
    notified: 'mail',
    group: 'publications',
    publicTopics: ['people'],
  },
  'reward.certificate_shown': {
    facts: { bughunterId: id, shown: flag },
    notified: 'none',
    publicTopics: ['people'],
  },
})

/** Who is notified of them. */
export const rewardNotices = notices(rewardKinds, {
  'reward.reserved': ({ short }) =>
    short === true
      ? [{ to: 'company_owner', mail: 'company_balance_short', self: true, sum: 'wantedIdr', acts: true }]
      : silent,
  'reward.proposed': [
    { to: 'company_deciders', mail: 'company_reward_proposed', sum: 'amountIdr', acts: true },
  ],
  'reward.proposal_lapsed': [
    { to: 'company_deciders', mail: 'company_reward_lapsed', sum: 'amountIdr', until: 'reward', acts: true },
  ],
  'reward.approved': [{ to: 'company_owner', mail: 'company_reward_approved', self: true, sum: 'amountIdr' }],
  'reward.given': [{ to: 'reporter', mail: 'hunter_rewarded', sum: 'amountIdr' }],
  'reward.results_proposed': [
    { to: 'program_deciders', mail: 'company_results_proposed', acts: true },
    { to: 'team', mail: 'team_results_proposed', acts: true },
  ],
  'reward.results_confirmed': [
    { to: 'participants', mail: 'hunter_challenge_results' },
    { to: 'program_company', mail: 'company_results_confirmed' },
  ],
  'reward.prize_given': [{ to: 'named_bughunter', mail: 'hunter_prize', sum: 'amountIdr' }],
  // The mail about the report, or about the results of the challenge, names it.
  'reward.certificate_issued': ({ place }) =>
    place === undefined ? [{ to: 'named_bughunter', page: 'hunter_certificate_issued' }] : silent,
  'reward.certificate_revoked': [{ to: 'named_bughunter', mail: 'hunter_certificate_revoked' }],
})
