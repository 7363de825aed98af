import { oneOf } from './kind.ts'

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
export const verdict = oneOf('fixed', 'not_fixed')
export const clock = oneOf(
  'first_response',
  'triage',
  'info',
  'rating',
  'reward',
  'fix',
  'retest',
  'appeal',
  'appeal_answer',
  'rating_answer',
  'dispute_answer',
  'dispute',
)
