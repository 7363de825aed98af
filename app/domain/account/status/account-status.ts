/** Steps of the strike policy, from mildest to last: a talk, a warning, a pause, the end. */
export const sanctionSteps = ['coaching', 'warning', 'suspension', 'end'] as const
export type SanctionStep = (typeof sanctionSteps)[number]

/** Why a step is taken; word keys. */
export const sanctionReasons = [
  'out_of_scope_testing',
  'data_misuse',
  'extortion',
  'disclosure_without_consent',
  'abusive_conduct',
  'false_identity',
  'fraud',
  'spam',
  'terms_breach',
  'security_risk',
] as const
export type SanctionReason = (typeof sanctionReasons)[number]

/** How long a suspension lasts, in days; `none`: until a person lifts it. */
export const suspensionDays = ['7', '30', '90', 'none'] as const

/** Why the platform team ends all sessions of a person; word keys. */
export const sessionEndReasons = ['takeover_suspected', 'owner_asked', 'precaution'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Business days within which an appeal is decided. */
export const appealDays = 5
