import type { RefusalCode } from '#kernel/refusal.ts'
import { type ChallengeGate, type ChallengeTimes, challengeGate } from '../challenge.ts'
import {
  type JoiningHunter,
  type JoiningObstacle,
  joiningRefusals,
  obstacleToJoining,
} from '../joining-policy.ts'
import { type Stop, stopOf } from '../program.ts'
import { missingStep } from '../program-policy.ts'

/** Why a program takes no report from anyone. */
export type ClosedReason = 'program_closed' | 'program_uncovered' | 'program_late'
/** Why a bughunter cannot send a report to a program they may see; also words of `refusals.details`. */
export type ReportingObstacle = JoiningObstacle | ClosedReason | ChallengeGate

export const reportingRefusals: Readonly<Record<ReportingObstacle, RefusalCode>> = {
  ...joiningRefusals,
  program_closed: 'step_missing',
  program_uncovered: 'step_missing',
  program_late: 'step_missing',
  challenge_over: 'step_missing',
  not_registered: 'step_missing',
  challenge_not_started: 'step_missing',
}

/** `open`: `isProgramOpen` of today. `uncovered`, `late`: see `ProgramFacts`. */
export type TakingProgram = { open: boolean; uncovered?: boolean; late?: boolean }
/** `registered`: for the challenge; does not matter elsewhere. */
type Reporter = JoiningHunter & { registered: boolean }

/** Whether new reports may come in at all: it is live, there is money for them, and its company keeps its promises. */
export function closedReason({ open, uncovered, late }: TakingProgram): ClosedReason | null {
  const stop = stopOf({
    status: 'accepted',
    halted: !open,
    ...(uncovered ? { uncovered } : {}),
    ...(late ? { late } : {}),
  })
  return stop && closedBy[stop]
}

const closedBy = {
  halted: 'program_closed',
  uncovered: 'program_uncovered',
  late: 'program_late',
} as const satisfies Record<Stop, ClosedReason>

/**
 * The first thing between a bughunter and sending a report: what the use case refuses with, and what buttons, forms and API
 * show. Null where nothing is. Drafts may be written anyhow.
 */
export function obstacleToReporting(
  program: TakingProgram & Pick<ChallengeTimes, 'startsAt' | 'endsAt'>,
  reporter: Reporter,
  moment: Date,
): ReportingObstacle | null {
  return (
    obstacleToJoining(program, reporter, missingStep(reporter)) ??
    closedReason(program) ??
    challengeGate(program, reporter.registered, moment)
  )
}
