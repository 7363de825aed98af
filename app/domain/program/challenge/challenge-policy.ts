import { type Actor, isOperator } from '#kernel/actor.ts'
import type { ProgramMove } from '../program-lifecycle.ts'

/** What decides whether a challenge may still be stopped; both null for programs without moments. */
export type ChallengeProgress = { startsAt: Date | null; resultsAt: Date | null }

/**
 * Whether a challenge lets itself be paused or ended now: once it has begun and until its results are confirmed no one
 * ends it, and only the platform team pauses it. Every other move, and every other program, is free.
 */
export function mayInterrupt(
  actor: Actor,
  { startsAt, resultsAt }: ChallengeProgress,
  move: ProgramMove,
  moment: Date,
): boolean {
  const runs = startsAt !== null && startsAt <= moment && resultsAt === null
  if (!runs || actor.kind === 'system') return true
  return move === 'pause' ? isOperator(actor) : move !== 'end'
}
