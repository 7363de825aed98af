import { moveProgram } from '#domain/program/editing/move-program.server.ts'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import { refuseIfClosed } from '#domain/setting/switch.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseOverPlan } from './refuse-over-plan.server.ts'

/** Hands a draft to the platform team. @throws Refusal as `moveProgram` and `refuseOverPlan`; unavailable `closed_challenges` */
export async function submitProgram(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (mayMove(actor, program, 'submit')) {
      if (program.kind === 'challenge') await refuseIfClosed(tx, 'challenges')
      await refuseOverPlan(tx, program)
    }
    await moveProgram(tx, actor, programId, 'submit')
  })
}
