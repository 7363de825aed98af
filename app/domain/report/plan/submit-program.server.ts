import { moveProgram } from '#domain/program/editing/move-program.server.ts'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import { lockPlan } from '#domain/program/private-over-plan.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseObstacle } from '#kernel/refusal.ts'
import { submittingObstacleOf } from './submitting-obstacle.server.ts'
import { submittingRefusals } from './submitting-policy.ts'

/** Hands a draft to the platform team. @throws Refusal as `moveProgram` and `submittingRefusals` */
export async function submitProgram(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (mayMove(actor, program, 'submit')) {
      const plan = await lockPlan(tx, program.companyId)
      refuseObstacle(await submittingObstacleOf(tx, actor, program, plan), submittingRefusals)
    }
    await moveProgram(tx, actor, programId, 'submit')
  })
}
