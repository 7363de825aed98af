/** Who reads a comment: everyone on the report; the company and the platform team; only the platform team. */
export const commentAudiences = ['all', 'company', 'hello'] as const
export type CommentAudience = (typeof commentAudiences)[number]

/** The verdict on a retest. */
export const retestVerdicts = ['fixed', 'not_fixed'] as const
export type RetestVerdict = (typeof retestVerdicts)[number]

export const clockKinds = [
  ...(['first_response', 'triage', 'info', 'rating', 'reward', 'fix'] as const),
  ...(['retest', 'appeal', 'appeal_answer'] as const),
  ...(['rating_answer', 'dispute_answer', 'dispute'] as const),
] as const
export type ClockKind = (typeof clockKinds)[number]
