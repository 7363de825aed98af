import type { RefusalCode } from '#kernel/refusal.ts'
import { type ChallengeGate, type ChallengeTimes, challengeGate } from '../challenge.ts'
import { type HunterProgress, type JoinStep, missingStep } from '../program-policy.ts'

/** Why a program takes no report from anyone. */
export type ClosedReason = 'program_closed' | 'program_uncovered' | 'program_late'
/** Why a bughunter cannot send a report to a program they may see; also words of `refusals.details`. */
export type ReportingObstacle =
  | 'account_suspended'
  | JoinStep
  | 'letter_revoked'
  | ClosedReason
  | ChallengeGate

export const reportingRefusals: Readonly<Record<ReportingObstacle, RefusalCode>> = {
  account_suspended: 'forbidden',
  account_unverified: 'step_missing',
  nda_missing: 'step_missing',
  agreement_missing: 'step_missing',
  letter_revoked: 'forbidden',
  program_closed: 'step_missing',
  program_uncovered: 'step_missing',
  program_late: 'step_missing',
  challenge_over: 'step_missing',
  not_registered: 'step_missing',
  challenge_not_started: 'step_missing',
}

/** `open`: `isOpen` of today. `uncovered`, `late`: see `ProgramFacts`. */
export type TakingProgram = { open: boolean; uncovered?: boolean; late?: boolean }
/** `registered`: for the challenge; does not matter elsewhere. */
type Reporter = HunterProgress & { suspended: boolean; registered: boolean }

/** Whether new reports may come in at all: it is live, there is money for them, and its company keeps its promises. */
export function closedReason({ open, uncovered, late }: TakingProgram): ClosedReason | null {
  if (!open) return 'program_closed'
  if (uncovered) return 'program_uncovered'
  return late ? 'program_late' : null
}

/**
 * The first thing between a bughunter and sending a report: what the use case refuses with, and what buttons, forms and API
 * show. Null where nothing is. Drafts may be written anyhow.
 */
export function obstacleToReporting(
  program: TakingProgram & Pick<ChallengeTimes, 'startsAt' | 'endsAt'>,
  reporter: Reporter,
  moment: Date,
): ReportingObstacle | null {
  if (reporter.suspended) return 'account_suspended'
  const step = missingStep(reporter)
  if (step) return step
  if (reporter.barred) return 'letter_revoked'
  return closedReason(program) ?? challengeGate(program, reporter.registered, moment)
}
