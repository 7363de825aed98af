/** Who reads a comment: everyone on the report; the company and the platform team; only the platform team. */
export const commentAudiences = ['all', 'company', 'hello'] as const
export type CommentAudience = (typeof commentAudiences)[number]

export const clockKinds = [
  ...(['first_response', 'triage', 'info', 'rating', 'reward', 'fix'] as const),
  ...(['retest', 'appeal', 'appeal_answer'] as const),
] as const
export type ClockKind = (typeof clockKinds)[number]
