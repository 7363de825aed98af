/** The state of a report in its own flow. */
export const stages = ['draft', 'submitted', 'in_review', 'needs_info', 'valid', 'rated', 'closed'] as const
export type Stage = (typeof stages)[number]

/** Between sending and closing. */
export const openStages = [
  'submitted',
  'in_review',
  'needs_info',
  'valid',
  'rated',
] as const satisfies readonly Stage[]
export type OpenStage = (typeof openStages)[number]

/** Reasons of an operator to close a report that is not valid and no duplicate. */
export const invalidReasons = [
  'out_of_scope',
  'not_applicable',
  'not_reproducible',
  'informative',
  'spam',
] as const
export type InvalidReason = (typeof invalidReasons)[number]

export const closeReasons = [
  'withdrawn',
  'no_response',
  'duplicate',
  ...invalidReasons,
  'resolved',
  'accepted_risk',
] as const
export type CloseReason = (typeof closeReasons)[number]

/** How far the flaw itself is fixed; moves beside the stage. */
export const fixStates = ['open', 'fixing', 'retest', 'fixed', 'accepted_risk'] as const
export type FixState = (typeof fixStates)[number]

/** How far the reward is; moves beside the stage. */
export const rewardStates = [
  'none',
  'proposed',
  'approved',
  'points_granted',
  'payable',
  'processing',
  'paid',
  'failed',
  'void',
] as const
export type RewardState = (typeof rewardStates)[number]

/**
 * How far the rating is agreed; moves beside the stage. `open`: it holds. `waiting`: a level far from the
 * team's, `offered`: a reward below the least; both until the bughunter accepts or their time is over.
 * `disputed`: the company answers. `deciding`: an operator decides. `decided`: one did, for good.
 */
export const ratingStates = ['open', 'waiting', 'offered', 'disputed', 'deciding', 'decided'] as const
export type RatingState = (typeof ratingStates)[number]

/** `rating`: `open` where it is left out. */
export type ReportState = {
  stage: Stage
  closeReason: CloseReason | null
  fix: FixState
  reward: RewardState
  rating?: RatingState
}

/** Whom something waits on. */
export const nextActors = ['reporter', 'operator', 'company', 'nobody'] as const
export type NextActor = (typeof nextActors)[number]

export const firstState: Readonly<ReportState> = {
  stage: 'draft',
  closeReason: null,
  fix: 'open',
  reward: 'none',
}

/** Nothing is left to decide about the reward: points were given, or the money is owed, on its way or paid. */
const settledRewards: readonly RewardState[] = ['points_granted', 'payable', 'processing', 'paid']

export function isRewardSettled({ reward }: Pick<ReportState, 'reward'>): boolean {
  return settledRewards.includes(reward)
}

/** A close reason belongs to closed reports only, and to each of them; a rating waits or is disputed in rated ones only. */
export function isWellFormed({ stage, closeReason, rating = 'open' }: ReportState): boolean {
  const agreed = rating === 'open' || rating === 'decided'
  return (stage === 'closed') === (closeReason !== null) && (agreed || stage === 'rated')
}

/**
 * The code of the specification's report status: 1 in verification, 2 valid and in process, 3 closed.
 * @returns null for a draft, which no one else sees.
 */
export function reportStatusOf({ stage }: Pick<ReportState, 'stage'>): 1 | 2 | 3 | null {
  if (stage === 'draft') return null
  if (stage === 'closed') return 3
  return stage === 'valid' || stage === 'rated' ? 2 : 1
}

/** The code of the specification's vulnerability status: 0 open (also when the risk is accepted), 1 being fixed, 2 fixed. */
export function vulnerabilityStatusOf({ fix }: Pick<ReportState, 'fix'>): 0 | 1 | 2 {
  if (fix === 'fixed') return 2
  return fix === 'fixing' || fix === 'retest' ? 1 : 0
}

/** Publication is allowed only after the flaw is fixed and the report is closed as resolved. */
export function mayPublish({ stage, closeReason, fix }: Omit<ReportState, 'reward'>): boolean {
  return stage === 'closed' && closeReason === 'resolved' && fix === 'fixed'
}
