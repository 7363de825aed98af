import { now } from '@cakrawala/calendar/clock'
import type { ContractObstacle } from '#domain/company/contract/contract.ts'
import { contractObstacleOf } from '#domain/company/contract/contract-standing.server.ts'
import { presentPlanOf } from '#domain/company/plan-on.server.ts'
import { timesOf } from '#domain/program/challenge.ts'
import { type MovingObstacle, momentFacts, obstacleToMoving } from '#domain/program/editing/moving-policy.ts'
import { isShown, mayMove } from '#domain/program/program-policy.ts'
import type { ManagedProgramFacts } from '#domain/program/program-view.ts'
import { type TargetView, unprovedOf } from '#domain/program/target-state.ts'
import { submittingObstacleOf } from '#domain/report/plan/submitting-obstacle.server.ts'
import type { SubmittingObstacle } from '#domain/report/plan/submitting-policy.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { freeBalanceOf } from '../ledger.server.ts'
import { obstacleToAcceptingProgram } from './accepting-policy.ts'
import { prizesWithFee } from './hold-prizes.server.ts'

/**
 * The obstacle between a program and the moves its reader may make now; null where there is none, and where the move is
 * not the reader's or not possible in this state.
 */
export type ProgramObstacles = {
  submit: SubmittingObstacle | null
  accept: MovingObstacle | null
  pause: MovingObstacle | null
  resume: MovingObstacle | null
  end: MovingObstacle | null
  /** What the contract of its company lacks before it opens; null once it was open. */
  contract: ContractObstacle | null
}

/** @param targets of the program, as its managers read them; null where they do not */
export async function programObstaclesSeenBy(
  viewer: Actor,
  program: ManagedProgramFacts,
  targets: readonly TargetView[] | null,
): Promise<ProgramObstacles> {
  const { resultsAt, validUntil, companyId, kind, visibility } = program
  const contract = isShown(program.status) ? null : await contractObstacleOf(database(), companyId)
  const timed = { startsAt: timesOf(program.policy.challenge).startsAt, resultsAt, validUntil }
  const moving = (move: 'pause' | 'resume' | 'end') =>
    mayMove(viewer, program, move)
      ? // What is held for prizes is given back by the end itself.
        obstacleToMoving(move, {
          ...momentFacts(viewer, timed, move, now()),
          ...{ unproved: false, contract: null, unfunded: false, held: false },
        })
      : null
  return {
    submit: mayMove(viewer, program, 'submit')
      ? await submittingObstacleOf(
          database(),
          viewer,
          { ...timed, companyId, kind, visibility },
          (await presentPlanOf(database(), companyId)).plan,
        )
      : null,
    accept: mayMove(viewer, program, 'accept')
      ? obstacleToAcceptingProgram(
          viewer,
          timed,
          {
            unproved: unprovedOf(targets ?? []).length > 0,
            contract,
            unfunded: await lacksFunds(program),
          },
          now(),
        )
      : null,
    ...{ pause: moving('pause'), resume: moving('resume'), end: moving('end'), contract },
  }
}

/** Only of a program that was never accepted: from acceptance on its prizes are held. */
async function lacksFunds({ companyId, policy, acceptedAt }: ManagedProgramFacts): Promise<boolean> {
  const wanted = prizesWithFee(policy.challenge, acceptedAt)
  if (wanted === 0n) return false
  return (await freeBalanceOf(database(), companyId)) < wanted
}
