import { jakartaDay } from '@cakrawala/calendar/business-days'
import {
  type ContractObstacle,
  contractObstacles,
  contractRefusals,
} from '#domain/company/contract/contract.ts'
import type { Actor } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type ChallengeProgress, mayInterrupt } from '../challenge/challenge-policy.ts'
import type { ProgramMove } from '../program-lifecycle.ts'
import {
  obstacleToVersion,
  type VersionFacts,
  versionObstacles,
  versionRefusals,
} from '../proposal/version-policy.ts'

/** Why a move that is a person's to make and possible in this state is not made now, in the order they are named. */
export const movingObstacles = [
  ...versionObstacles,
  ...contractObstacles,
  'challenge_started',
  'prize_unfunded',
  'challenge_running',
  'prize_held',
] as const
export type MovingObstacle = (typeof movingObstacles)[number]

export const movingRefusals: Readonly<Record<MovingObstacle, RefusalCode>> = {
  ...versionRefusals,
  ...contractRefusals,
  challenge_started: 'step_missing',
  prize_unfunded: 'step_missing',
  challenge_running: 'move_forbidden',
  prize_held: 'step_missing',
}

/**
 * Of the version in force; `contract`: what the contract of its company lacks, asked when it is accepted. And of a challenge: `begun`: it has started. `running`: and lets itself not be interrupted by
 * this move. `unfunded`: the prizes it promises are not covered. `held`: money is set aside for prizes no one has won
 * yet.
 */
export type MovingProgram = VersionFacts & {
  contract: ContractObstacle | null
  begun: boolean
  running: boolean
  unfunded: boolean
  held: boolean
}

/**
 * The first thing between a program and a move: what the use case refuses with, and what page and API show. Null where nothing is. Who
 * makes the move, and from which state, is asked before (`mayMove`).
 */
export function obstacleToMoving(
  move: ProgramMove,
  { expired, unproved, contract, begun, running, unfunded, held }: MovingProgram,
): MovingObstacle | null {
  const accepts = move === 'accept'
  const closes = move === 'end' || move === 'reject' || move === 'return'
  const version = closes ? null : obstacleToVersion({ expired, unproved: accepts && unproved })
  if (version) return version
  if (accepts && contract) return contract
  if (begun && (accepts || move === 'submit')) return 'challenge_started'
  if (accepts && unfunded) return 'prize_unfunded'
  if (running) return 'challenge_running'
  return held && move === 'end' ? 'prize_held' : null
}

type Timed = ChallengeProgress & { validUntil: string }

/**
 * The obstacles to a move from the moments of a program; the platform itself is held up by its last day
 * alone.
 */
export function momentFacts(
  actor: Actor,
  program: Timed,
  move: ProgramMove,
  moment: Date,
): Pick<MovingProgram, 'expired' | 'begun' | 'running'> {
  const { startsAt, validUntil } = program
  return {
    expired: validUntil < jakartaDay(moment),
    begun: actor.kind !== 'system' && startsAt !== null && startsAt <= moment,
    running: !mayInterrupt(actor, program, move, moment),
  }
}
