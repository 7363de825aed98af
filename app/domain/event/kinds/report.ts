import {
  count,
  flag,
  id,
  kinds,
  listOf,
  moment,
  type Notice,
  notices,
  oneOf,
  optional,
  orNull,
  riskLevel,
  rupiah,
  type StoredFacts,
  silent,
  text,
} from './kind.ts'
import {
  cannedChange,
  clock,
  closed,
  closeReason,
  dataKind,
  fixState,
  move,
  moveNotices,
  ratingState,
  rewardState,
  stage,
  verdict,
} from './report-words.ts'

const cannedFacts = { answerId: id, name: text, change: cannedChange }

/** What happens to reports. */
export const reportKinds = kinds({
  'report.drafted': { facts: { programId: id }, notified: 'none' },
  'report.edited': {
    facts: { revision: count, level: riskLevel },
    notified: 'none',
    timeline: { readers: 'everyone' },
  },
  'report.assigned': {
    facts: { assigneeId: id },
    notified: 'page',
    group: 'reports',
    timeline: { readers: 'team', teamFacts: ['assigneeId'] },
  },
  // The canned answers the platform team shares.
  'report.canned_changed': { facts: { ...cannedFacts }, notified: 'none' },
  // Labels and reference stay with the company.
  'report.handled': {
    facts: { assigneeId: orNull(id) },
    notified: 'page',
    group: 'reports',
    companyLog: true,
  },
  'report.moved': {
    facts: {
      move,
      from: stage,
      to: stage,
      closeReason: optional(orNull(closeReason)),
      fix: optional(listOf(fixState)),
      reward: optional(listOf(rewardState)),
      rating: optional(listOf(ratingState)),
      verdict: optional(verdict),
      ownProof: optional(flag),
      answer: optional(text),
      level: optional(riskLevel),
      fromLevel: optional(orNull(riskLevel)),
      vrt: optional(text),
      cwe: optional(text),
      points: optional(count),
      commentId: optional(id),
      assigneeId: optional(id),
      originalId: optional(id),
      programId: optional(id),
      code: optional(text),
      amountIdr: optional(rupiah),
      floorIdr: optional(rupiah),
      retestIdr: optional(rupiah),
      certified: optional(flag),
    },
    notified: 'mail',
    group: 'reports',
    teamGroup: 'desk',
    companyLog: true,
    timeline: {
      readers: 'everyone',
      facts: [
        'move',
        'from',
        'to',
        'closeReason',
        'fix',
        'reward',
        'verdict',
        'answer',
        'ownProof',
        'vrt',
        'cwe',
      ],
      teamFacts: ['assigneeId', 'amountIdr'],
    },
    publicTopics: ['reports'],
  },
  'report.rated': {
    facts: { from: orNull(riskLevel), to: riskLevel, points: count, score: optional(count) },
    notified: 'mail',
    group: 'reports',
    companyLog: true,
    timeline: { readers: 'everyone', facts: ['from', 'to'] },
    publicTopics: ['reports'],
  },
  'report.commented': {
    facts: {
      commentId: id,
      audience: oneOf('all', 'company', 'company_own', 'hello'),
      /** Whom it mentions by name. */
      mentionedIds: optional(listOf(id)),
    },
    notified: 'mail',
    group: 'comments',
    companyLog: true,
  },
  'report.file_detached': {
    facts: { fileId: id },
    notified: 'none',
    companyLog: true,
    timeline: { readers: 'everyone' },
  },
  'report.summarized': {
    facts: {},
    notified: 'none',
    timeline: { readers: 'everyone' },
  },
  'report.retest_answered': {
    facts: { verdict, commentId: id },
    notified: 'mail',
    group: 'reports',
    companyLog: true,
    timeline: { readers: 'everyone', facts: ['verdict', 'commentId'] },
  },
  'report.rating_answered': {
    facts: { commentId: optional(id), answer: oneOf('accepted', 'disputed') },
    notified: 'mail',
    group: 'reports',
    companyLog: true,
    timeline: { readers: 'everyone', facts: ['answer'] },
  },
  'report.appealed': {
    facts: { dueAt: moment, answerDueAt: orNull(moment), commentId: id, step: oneOf(1, 2) },
    notified: 'mail',
    group: 'reports',
    teamGroup: 'desk',
    timeline: { readers: 'everyone' },
  },
  'report.appeal_answered': {
    facts: { commentId: id, answer: oneOf('reopen', 'stands') },
    notified: 'mail',
    group: 'reports',
    teamGroup: 'desk',
    companyLog: true,
    timeline: { readers: 'everyone', facts: ['answer'] },
  },
  'report.appeal_dismissed': {
    facts: { commentId: id, step: oneOf(1, 2) },
    notified: 'mail',
    group: 'reports',
    timeline: { readers: 'everyone' },
  },
  'report.file_attached': {
    facts: { fileId: id },
    notified: 'none',
    companyLog: true,
    timeline: { readers: 'everyone' },
  },
  'report.clock_overdue': {
    facts: { kind: clock, startedAt: moment, dueAt: moment },
    notified: 'mail',
    group: 'reports',
    timeline: { readers: 'team', teamFacts: ['kind'] },
  },
  'report.clock_escalated': {
    facts: { kind: clock, dueAt: moment, releaseAt: moment },
    notified: 'mail',
    group: 'reports',
  },
  // Who unsealed what a mask stands for; its reason has a table of its own.
  'report.unsealed': {
    facts: { originalId: id, kind: dataKind },
    notified: 'none',
    companyLog: true,
    reading: true,
    timeline: { readers: 'everyone', facts: ['kind'] },
  },
  // The same in a comment that not everybody on the report reads.
  'report.unsealed_internal': {
    facts: { originalId: id, kind: dataKind },
    notified: 'none',
    companyLog: true,
    reading: true,
  },
  'report.opened_by_team': {
    facts: { reasonId: optional(id), assigned: flag },
    notified: 'none',
    reading: true,
    readingAlarm: true,
  },
  'report.reading_explained': { facts: { reasonId: id }, notified: 'none' },
})

/** Who is notified of them. */
export const reportNotices = notices(reportKinds, {
  'report.assigned': () => [{ to: 'named_operator', page: 'team_report_assigned' }],
  'report.handled': ({ assigneeId }) =>
    assigneeId ? [{ to: 'named_reader', page: 'company_report_assigned' }] : [],
  'report.moved': ({ move, certified }) => {
    if (move === 'resolve') return closed(certified ? 'hunter_report_certified' : 'hunter_report_resolved')
    return move ? moveNotices[move] : silent
  },
  'report.rated': [
    { to: 'reporter', mail: 'hunter_report_rated', until: 'rating_answer', acts: true },
    { to: 'company_deciders', mail: 'company_report_rated', until: 'reward', acts: true },
  ],
  'report.commented': ({ audience, mentionedIds = [] }) => [
    ...(mentionedIds.length > 0 && audience ? [mentionNotice] : []),
    ...commentNotices(audience),
  ],
  'report.retest_answered': [
    { to: 'company_raters', mail: 'company_retest_answered' },
    { to: 'assignee', mail: 'team_retest_answered' },
  ],
  'report.rating_answered': ({ answer }) => [
    answer === 'disputed'
      ? { to: 'company_raters', mail: 'company_rating_disputed', until: 'dispute_answer', acts: true }
      : { to: 'company_raters', mail: 'company_rating_answered' },
    { to: 'assignee', mail: 'team_rating_answered' },
  ],
  // The reporter's text is in a comment for all.
  'report.appealed': ({ answerDueAt }) => [
    { to: 'team', mail: 'team_report_appealed', until: 'appeal', acts: true },
    answerDueAt
      ? { to: 'company', mail: 'company_report_appealed', until: 'appeal_answer', acts: true }
      : { to: 'company', mail: 'company_comment', group: 'comments' },
  ],
  'report.appeal_answered': [
    { to: 'reporter', mail: 'hunter_appeal_answered' },
    { to: 'team', mail: 'team_appeal_answered', until: 'appeal', acts: true },
    { to: 'company', mail: 'company_comment', group: 'comments' },
  ],
  'report.appeal_dismissed': [{ to: 'reporter', mail: 'hunter_appeal_dismissed' }],
  'report.clock_overdue': ({ kind }) => overdueNotices(kind),
  'report.clock_escalated': [{ to: 'company_owner', mail: 'company_clock_escalated', acts: true }],
})

/** Each circle hears only of comments it may read. */
/** First: who is mentioned hears of the mention, not of a comment. */
const mentionNotice: Notice = { to: 'mentioned', mail: 'person_mentioned', group: 'mentions' }

function commentNotices(
  audience: StoredFacts<typeof reportKinds, 'report.commented'>['audience'],
): readonly Notice[] {
  const team: Notice = { to: 'assignee', mail: 'team_comment' }
  const company: Notice = { to: 'company', mail: 'company_comment' }
  if (audience === 'hello') return [team]
  if (audience === 'company_own') return [company]
  if (audience === 'company') return [company, team]
  return audience === 'all' ? [{ to: 'reporter', mail: 'hunter_comment' }, company, team] : silent
}

function overdueNotices(
  kind: StoredFacts<typeof reportKinds, 'report.clock_overdue'>['kind'],
): readonly Notice[] {
  const team: Notice = { to: 'team', mail: 'team_clock_overdue', acts: true }
  switch (kind) {
    case 'first_response':
    case 'triage':
    case 'appeal':
    case 'dispute':
      return [team]
    case 'reward':
      return [{ to: 'company_deciders', mail: 'company_clock_overdue', acts: true }, team]
    case 'rating':
    case 'fix':
    case 'appeal_answer':
    case 'dispute_answer':
      return [{ to: 'company_raters', mail: 'company_clock_overdue', acts: true }, team]
    default:
      return silent
  }
}
