import {
  type InvalidReason,
  isRewardSettled,
  type RatingState,
  type ReportState,
  type RewardState,
} from './report-state.ts'

export const moverKinds = ['reporter', 'operator', 'company', 'system'] as const
export type MoverKind = (typeof moverKinds)[number]

/**
 * `invalidReason` is needed by `close_invalid`, `waits` (the level waits for the bughunter's answer) is of `rate`, `reopensReward`
 * (what was given is too little) of `decide_dispute`; all other moves ignore them.
 */
export type MoveDetails = {
  invalidReason?: InvalidReason | undefined
  waits?: boolean
  reopensReward?: boolean
}

/** `from`: in which states; `to`: what changes; `by`: who; `alsoManaged`: who besides, where the platform manages the program. */
export type Rule = {
  from: (state: ReportState) => boolean
  to: (state: ReportState, details: MoveDetails) => Partial<ReportState>
  by: readonly MoverKind[]
  alsoManaged?: readonly MoverKind[]
}

/** Money on its way or paid was asked for by the bughunter: who took it does not dispute it. */
const disputableRewards: readonly RewardState[] = ['proposed', 'points_granted', 'payable']

/**
 * The table of a report's machine. Time limits, texts and money are the business of the use cases; the order is stored
 * here.
 */
export const rules = {
  submit: { from: at('draft'), to: () => ({ stage: 'submitted' }), by: ['reporter'] },
  take: { from: at('submitted'), to: () => ({ stage: 'in_review' }), by: ['operator'] },
  withdraw: {
    from: at('submitted'),
    to: () => ({ stage: 'closed', closeReason: 'withdrawn' }),
    by: ['reporter'],
  },
  ask_info: { from: at('in_review'), to: () => ({ stage: 'needs_info' }), by: ['operator'] },
  answer_info: { from: at('needs_info'), to: () => ({ stage: 'in_review' }), by: ['reporter'] },
  expire_info: {
    from: at('needs_info'),
    to: () => ({ stage: 'closed', closeReason: 'no_response' }),
    by: ['system'],
  },
  validate: { from: at('in_review'), to: () => ({ stage: 'valid', rating: 'open' }), by: ['operator'] },
  close_duplicate: {
    from: reviewedAndNotPaying,
    to: ({ reward }) => ({ stage: 'closed', closeReason: 'duplicate', reward: afterClosing(reward) }),
    by: ['operator'],
  },
  close_invalid: {
    from: reviewedAndNotPaying,
    to: ({ reward }, { invalidReason }) => ({
      stage: 'closed',
      closeReason: invalidReason ?? null,
      reward: afterClosing(reward),
    }),
    by: ['operator'],
  },
  // A reward agreed before an appeal outlives the second rating: the difference is a ledger entry, not a second reward.
  rate: {
    from: (state) =>
      (state.stage === 'valid' || rewarding('proposed')(state)) && rated('open', 'waiting')(state),
    to: ({ reward }, { waits }) => ({
      ...{ stage: 'rated', reward: reward === 'none' ? 'proposed' : reward },
      rating: waits ? 'waiting' : 'open',
    }),
    by: ['company', 'system'],
    alsoManaged: ['operator'],
  },
  // The team's word ends the wait for another level, and its points follow.
  agree_rating: { from: isRated('open', 'waiting'), to: () => ({ rating: 'open' }), by: ['operator'] },
  accept_rating: {
    from: isRated('waiting', 'offered'),
    to: () => ({ rating: 'open' }),
    by: ['reporter', 'system'],
  },
  // Less than the least: the bughunter answers first.
  offer_reward: {
    from: (state) => rewarding('proposed')(state) && rated('open', 'waiting')(state),
    to: () => ({ rating: 'offered' }),
    by: ['company'],
  },
  dispute: {
    from: (state) => isRated('open', 'waiting', 'offered')(state) && disputableRewards.includes(state.reward),
    to: () => ({ rating: 'disputed' }),
    by: ['reporter'],
  },
  answer_dispute: {
    from: isRated('disputed'),
    to: () => ({ rating: 'deciding' }),
    by: ['company', 'system'],
  },
  yield_dispute: { from: isRated('disputed'), to: () => ({ rating: 'decided' }), by: ['company'] },
  decide_dispute: {
    from: isRated('deciding'),
    to: ({ reward }, { reopensReward }) => ({
      rating: 'decided',
      reward: reopensReward ? 'proposed' : reward,
    }),
    by: ['operator'],
  },
  approve_reward: {
    from: (state) => rewarding('proposed')(state) && rated('open', 'waiting', 'decided')(state),
    to: () => ({ reward: 'approved' }),
    by: ['company', 'system'],
  },
  grant_points: {
    from: rewarding('approved'),
    to: () => ({ reward: 'points_granted' }),
    by: ['company', 'system'],
  },
  make_payable: { from: rewarding('approved'), to: () => ({ reward: 'payable' }), by: ['company', 'system'] },
  start_payout: { from: owing('payable'), to: () => ({ reward: 'processing' }), by: ['operator', 'system'] },
  confirm_payout: { from: owing('processing'), to: () => ({ reward: 'paid' }), by: ['operator', 'system'] },
  fail_payout: { from: owing('processing'), to: () => ({ reward: 'failed' }), by: ['operator', 'system'] },
  retry_payout: { from: owing('failed'), to: () => ({ reward: 'payable' }), by: ['operator', 'system'] },
  // The bank sent the money back after it was paid.
  return_payout: { from: owing('paid'), to: () => ({ reward: 'payable' }), by: ['operator', 'system'] },
  // The bughunter thought better of it before the team began.
  cancel_payout: { from: owing('processing'), to: () => ({ reward: 'payable' }), by: ['system'] },
  start_fixing: { from: mending('open', 'accepted_risk'), to: () => ({ fix: 'fixing' }), by: ['company'] },
  // It may cost the company money: where it manages its program itself, no one else asks for one.
  ask_retest: {
    from: mending('fixing'),
    to: () => ({ fix: 'retest' }),
    by: ['company'],
    alsoManaged: ['operator'],
  },
  retest_fixed: {
    from: mending('retest'),
    to: () => ({ fix: 'fixed' }),
    by: ['company'],
    alsoManaged: ['operator'],
  },
  retest_not_fixed: {
    from: mending('retest'),
    to: () => ({ fix: 'fixing' }),
    by: ['company'],
    alsoManaged: ['operator'],
  },
  // The bughunter did not answer: the company asks again, and need not wait a second time.
  expire_retest: { from: mending('retest'), to: () => ({ fix: 'fixing' }), by: ['system'] },
  accept_risk: { from: mending('open', 'fixing'), to: () => ({ fix: 'accepted_risk' }), by: ['company'] },
  resolve: {
    from: (state) =>
      isRated('open', 'decided')(state) && isRewardSettled(state) && mending('fixed', 'accepted_risk')(state),
    to: ({ fix }) => ({ stage: 'closed', closeReason: fix === 'fixed' ? 'resolved' : 'accepted_risk' }),
    by: ['operator', 'company'],
  },
  reopen_no_response: { from: closedFor(['no_response']), to: reopened, by: ['reporter'] },
  reopen_appeal: {
    from: (state) => at('closed')(state) && !closedFor(['withdrawn'])(state),
    to: reopened,
    by: ['operator'],
  },
} as const satisfies Record<string, Rule>

export type Move = keyof typeof rules
export const moves = Object.keys(rules) as Move[]

function at(...stages: ReportState['stage'][]): Rule['from'] {
  return ({ stage }) => stages.includes(stage)
}

function closedFor(reasons: ReportState['closeReason'][]): Rule['from'] {
  return ({ stage, closeReason }) => stage === 'closed' && reasons.includes(closeReason)
}

function rewarding(reward: RewardState): Rule['from'] {
  return (state) => state.stage === 'rated' && state.reward === reward
}

function rated(...ratings: RatingState[]): Rule['from'] {
  return ({ rating = 'open' }) => ratings.includes(rating)
}

function isRated(...ratings: RatingState[]): Rule['from'] {
  return (state) => state.stage === 'rated' && rated(...ratings)(state)
}

function mending(...fixes: ReportState['fix'][]): Rule['from'] {
  return (state) => at('valid', 'rated')(state) && fixes.includes(state.fix)
}

/** Money once owed is paid out whether the report is closed or reviewed again; only a new refusal voids it. */
function owing(reward: RewardState): Rule['from'] {
  return (state) =>
    state.reward === reward && !at('draft', 'submitted')(state) && !closedFor(['withdrawn'])(state)
}

/** A report is not refused while its money is on the way: the payout ends first. */
function reviewedAndNotPaying({ stage, reward }: ReportState): boolean {
  return stage === 'in_review' && reward !== 'processing'
}

function afterClosing(reward: RewardState): RewardState {
  return reward === 'none' || reward === 'paid' ? reward : 'void'
}

function reopened({ reward }: ReportState): Partial<ReportState> {
  return { stage: 'in_review', closeReason: null, reward: reward === 'void' ? 'none' : reward }
}
