import { now } from '@cakrawala/calendar/clock'
import { contractObstacleOf } from '#domain/company/contract/contract-standing.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import { namesUnproved } from '#domain/program/unproved-targets.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseObstacle } from '#kernel/refusal.ts'
import { acceptingRefusals, obstacleToAcceptingProgram } from './accepting-policy.ts'
import { holdPrizes, isUnfunded } from './hold-prizes.server.ts'

/**
 * The platform team accepts the version of a program in review that it read. The prizes of a challenge, fee included, are held from
 * the company's balance in the same step: without cover it is not accepted.
 * @throws Refusal as `decideProgram`; balance_insufficient `prize_unfunded`
 */
export async function acceptProgram(actor: Actor, programId: string, version: number): Promise<void> {
  await decideProgram(actor, programId, { decision: 'accept', version }, async (tx, program) => {
    if (!mayMove(actor, program, 'accept')) return
    const facts = {
      unproved: await namesUnproved(tx, program),
      contract: await contractObstacleOf(tx, program.companyId),
      unfunded: await isUnfunded(tx, program),
    }
    refuseObstacle(obstacleToAcceptingProgram(actor, program, facts, now()), acceptingRefusals)
    await holdPrizes(tx, actor, program)
  })
}
