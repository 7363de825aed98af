import type { RefusalCode } from '#kernel/refusal.ts'
import type { HunterProgress, JoinStep } from './program-policy.ts'

/** What signing the agreement, registering for a challenge and reporting ask first of a bughunter, and of the program. */
export type JoiningObstacle<Step extends JoinStep = JoinStep> =
  | 'account_suspended'
  | Step
  | 'letter_revoked'
  | 'program_closed'

/** `program_closed` is named by each act: it is a step that is missing for a report, a move that is over for the others. */
export const joiningRefusals = {
  account_suspended: 'forbidden',
  account_unverified: 'step_missing',
  nda_missing: 'step_missing',
  agreement_missing: 'step_missing',
  letter_revoked: 'forbidden',
} as const satisfies Record<Exclude<JoiningObstacle, 'program_closed'>, RefusalCode>

export type JoiningHunter = HunterProgress & { suspended: boolean }

/**
 * The first of the reasons these acts share; each of them may name others between and after.
 * @param program `open`: `isProgramOpen` of today
 * @param step the first step the act asks for that is still missing; null where none is
 */
export function obstacleToJoining<Step extends JoinStep>(
  program: { open: boolean },
  hunter: Pick<JoiningHunter, 'suspended' | 'barred'>,
  step: Step | null,
): JoiningObstacle<Step> | null {
  if (hunter.suspended) return 'account_suspended'
  if (step) return step
  if (hunter.barred) return 'letter_revoked'
  return program.open ? null : 'program_closed'
}
