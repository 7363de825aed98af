import type { StoredFacts } from '#domain/event/event.ts'
import { companyPromises } from '#domain/report/clock/promises.ts'
import type { Move } from '#domain/report/report-lifecycle.ts'
import { type MailedOf, type Notice, type Reactions, silent } from './reaction.ts'

/** Whom a move of a report notifies of what. Moves that an event of their own announces are silent here. */
const moveNotices: Record<Move, readonly Notice[]> = {
  submit: [
    { to: 'reporter', mail: 'hunter_report_received', self: true },
    { to: 'team', mail: 'team_report' },
  ],
  take: [{ to: 'reporter', mail: 'hunter_report_taken' }],
  withdraw: silent,
  ask_info: [{ to: 'reporter', mail: 'hunter_info_asked' }],
  answer_info: [{ to: 'assignee', mail: 'team_info_answered' }],
  expire_info: closed(),
  validate: [
    { to: 'reporter', mail: 'hunter_report_valid' },
    { to: 'company', mail: 'company_report_valid' },
  ],
  close_duplicate: closed(),
  close_invalid: closed(),
  rate: silent,
  // The answer has its own notification, where there is one.
  agree_rating: silent,
  accept_rating: silent,
  offer_reward: [{ to: 'reporter', mail: 'hunter_reward_offered' }],
  dispute: silent,
  answer_dispute: [
    { to: 'reporter', mail: 'hunter_dispute_forwarded' },
    { to: 'team', mail: 'team_dispute' },
  ],
  yield_dispute: [{ to: 'reporter', mail: 'hunter_dispute_decided' }],
  decide_dispute: [
    { to: 'reporter', mail: 'hunter_dispute_decided' },
    { to: 'company_deciders', mail: 'company_dispute_decided' },
  ],
  approve_reward: silent,
  grant_points: silent,
  make_payable: silent,
  start_payout: silent,
  // A payout may hold many rewards: it has one notification of its own.
  confirm_payout: silent,
  fail_payout: silent,
  retry_payout: silent,
  cancel_payout: silent,
  return_payout: silent,
  start_fixing: [{ to: 'reporter', mail: 'hunter_fixing' }],
  ask_retest: [
    { to: 'reporter', mail: 'hunter_retest' },
    { to: 'assignee', mail: 'team_retest' },
  ],
  retest_fixed: [{ to: 'reporter', mail: 'hunter_fixed' }],
  retest_not_fixed: [{ to: 'reporter', mail: 'hunter_not_fixed' }],
  expire_retest: [
    { to: 'company_raters', mail: 'company_retest_expired' },
    { to: 'assignee', mail: 'team_retest_expired' },
  ],
  accept_risk: [{ to: 'reporter', mail: 'hunter_risk_accepted' }],
  resolve: closed(),
  reopen_no_response: [
    { to: 'team', mail: 'team_report' },
    { to: 'company', mail: 'company_report_reopened' },
  ],
  reopen_appeal: [
    { to: 'reporter', mail: 'hunter_report_reopened' },
    { to: 'company', mail: 'company_report_reopened' },
  ],
}

/** Who hears of what happens to reports. */
export const reportReactions: Reactions<MailedOf<'report'>> = {
  'report.moved': ({ move }) => (move ? moveNotices[move] : silent),
  'report.rated': [
    { to: 'reporter', mail: 'hunter_report_rated' },
    { to: 'company_deciders', mail: 'company_report_rated' },
  ],
  'report.rating_answered': ({ answer }) => [
    {
      to: 'company_raters',
      mail: answer === 'disputed' ? 'company_rating_disputed' : 'company_rating_answered',
    },
    { to: 'assignee', mail: 'team_rating_answered' },
  ],
  'report.retest_answered': [
    { to: 'company_raters', mail: 'company_retest_answered' },
    { to: 'assignee', mail: 'team_retest_answered' },
  ],
  // The reporter's text is in a comment for all.
  'report.appealed': ({ answerDueAt }) => [
    { to: 'team', mail: 'team_report_appealed' },
    answerDueAt
      ? { to: 'company', mail: 'company_report_appealed' }
      : { to: 'company', mail: 'company_comment', group: 'comments' },
  ],
  'report.appeal_answered': [
    { to: 'reporter', mail: 'hunter_appeal_answered' },
    { to: 'team', mail: 'team_appeal_answered' },
    { to: 'company', mail: 'company_comment', group: 'comments' },
  ],
  'report.appeal_dismissed': [{ to: 'reporter', mail: 'hunter_appeal_dismissed' }],
  'report.commented': ({ audience }) => commentNotices(audience),
  'report.clock_overdue': ({ kind }) => overdueNotices(kind),
  'report.clock_escalated': [{ to: 'company_owner', mail: 'company_clock_escalated' }],
}

function closed(): readonly Notice[] {
  return [
    { to: 'reporter', mail: 'hunter_report_closed' },
    { to: 'company', mail: 'company_report_closed' },
  ]
}

/** Each circle hears only of comments it may read. */
function commentNotices(audience: StoredFacts<'report.commented'>['audience']): readonly Notice[] {
  const team: Notice = { to: 'assignee', mail: 'team_comment' }
  const company: Notice = { to: 'company', mail: 'company_comment' }
  if (audience === 'hello') return [team]
  if (audience === 'company') return [company, team]
  return audience === 'all' ? [{ to: 'reporter', mail: 'hunter_comment' }, company, team] : silent
}

function overdueNotices(kind: StoredFacts<'report.clock_overdue'>['kind']): readonly Notice[] {
  const team: Notice = { to: 'team', mail: 'team_clock_overdue' }
  if (kind === 'first_response' || kind === 'triage' || kind === 'appeal' || kind === 'dispute') return [team]
  if (kind === 'dispute_answer') return [{ to: 'company_raters', mail: 'company_clock_overdue' }, team]
  const to = kind === 'reward' ? 'company_deciders' : 'company_raters'
  const company: Notice = { to, mail: 'company_clock_overdue' }
  return companyPromises.some((its) => its === kind) ? [company, team] : silent
}
