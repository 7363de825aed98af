/** Steps of the misconduct ladder, from mildest to last: a talk, a warning, a pause, the end. */
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
