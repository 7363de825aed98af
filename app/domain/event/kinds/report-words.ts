import { clockWords, type Notice, oneOf, silent, type ValueOf } from './kind.ts'

// The words of reports that their events have stored; the compiler holds `report` to them.

export const move = oneOf(
  'accept_rating',
  'accept_risk',
  'agree_rating',
  'answer_dispute',
  'answer_info',
  'approve_reward',
  'ask_info',
  'ask_retest',
  'cancel_payout',
  'close_duplicate',
  'close_invalid',
  'confirm_payout',
  'decide_dispute',
  'dispute',
  'expire_info',
  'expire_retest',
  'fail_payout',
  'grant_points',
  'make_payable',
  'offer_reward',
  'rate',
  'reopen_appeal',
  'reopen_no_response',
  'resolve',
  'retest_fixed',
  'retest_not_fixed',
  'retry_payout',
  'return_payout',
  'start_fixing',
  'start_payout',
  'submit',
  'take',
  'validate',
  'withdraw',
  'yield_dispute',
)
export const stage = oneOf('draft', 'submitted', 'in_review', 'needs_info', 'valid', 'rated', 'closed')
export const closeReason = oneOf(
  'withdrawn',
  'no_response',
  'duplicate',
  'out_of_scope',
  'not_applicable',
  'not_reproducible',
  'informative',
  'spam',
  'resolved',
  'accepted_risk',
)
export const fixState = oneOf('open', 'fixing', 'retest', 'fixed', 'accepted_risk')
export const rewardState = oneOf(
  'none',
  'proposed',
  'approved',
  'points_granted',
  'payable',
  'processing',
  'paid',
  'failed',
  'void',
)
export const ratingState = oneOf('open', 'waiting', 'offered', 'disputed', 'deciding', 'decided')
export const cannedChange = oneOf('written', 'edited', 'deleted')
export const dataKind = oneOf(
  ...(['nik', 'npwp', 'phone', 'card', 'email', 'bank_account', 'passport'] as const),
  ...(['private_key', 'token', 'password'] as const),
)
export const verdict = oneOf('fixed', 'not_fixed')
export const clock = oneOf(...clockWords)

/** Whom a move of a report notifies of what. Moves that an event of their own announces are silent here. */
export const moveNotices: Record<ValueOf<typeof move>, readonly Notice[]> = {
  submit: [
    { to: 'reporter', mail: 'hunter_report_received', self: true, until: 'first_response' },
    { to: 'team', mail: 'team_report', until: 'first_response', acts: true },
  ],
  take: [{ to: 'reporter', mail: 'hunter_report_taken', until: 'triage' }],
  withdraw: silent,
  ask_info: [{ to: 'reporter', mail: 'hunter_info_asked', until: 'info', acts: true }],
  answer_info: [{ to: 'assignee', mail: 'team_info_answered', until: 'triage', acts: true }],
  expire_info: closed(),
  validate: [
    { to: 'reporter', mail: 'hunter_report_valid', until: 'rating' },
    { to: 'company', mail: 'company_report_valid', until: 'rating' },
  ],
  close_duplicate: closed(),
  close_invalid: closed(),
  rate: silent,
  // The answer has its own notification, where there is one.
  agree_rating: silent,
  accept_rating: silent,
  offer_reward: [
    { to: 'reporter', mail: 'hunter_reward_offered', sum: 'amountIdr', until: 'rating_answer', acts: true },
  ],
  dispute: silent,
  answer_dispute: [
    { to: 'reporter', mail: 'hunter_dispute_forwarded', until: 'dispute' },
    { to: 'team', mail: 'team_dispute', until: 'dispute', acts: true },
  ],
  yield_dispute: [{ to: 'reporter', mail: 'hunter_dispute_decided' }],
  decide_dispute: [
    { to: 'reporter', mail: 'hunter_dispute_decided', sum: 'floorIdr' },
    { to: 'company_deciders', mail: 'company_dispute_decided', sum: 'floorIdr', until: 'reward', acts: true },
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
  start_fixing: [{ to: 'reporter', mail: 'hunter_fixing', until: 'fix' }],
  ask_retest: [
    { to: 'reporter', mail: 'hunter_retest', sum: 'retestIdr', until: 'retest', acts: true },
    { to: 'assignee', mail: 'team_retest', until: 'retest' },
  ],
  retest_fixed: [{ to: 'reporter', mail: 'hunter_fixed', sum: 'retestIdr' }],
  retest_not_fixed: [{ to: 'reporter', mail: 'hunter_not_fixed', sum: 'retestIdr' }],
  expire_retest: [
    { to: 'company_raters', mail: 'company_retest_expired' },
    { to: 'assignee', mail: 'team_retest_expired' },
  ],
  accept_risk: [{ to: 'reporter', mail: 'hunter_risk_accepted' }],
  // What it says hangs on whether a certificate came of it.
  resolve: silent,
  reopen_no_response: [
    { to: 'team', mail: 'team_report', until: 'triage', acts: true },
    { to: 'company', mail: 'company_report_reopened' },
  ],
  reopen_appeal: [
    { to: 'reporter', mail: 'hunter_report_reopened', until: 'triage' },
    { to: 'company', mail: 'company_report_reopened' },
  ],
}

export function closed(
  mail:
    | 'hunter_report_closed'
    | 'hunter_report_resolved'
    | 'hunter_report_certified' = 'hunter_report_closed',
): readonly Notice[] {
  return [
    { to: 'reporter', mail },
    { to: 'company', mail: 'company_report_closed' },
  ]
}
