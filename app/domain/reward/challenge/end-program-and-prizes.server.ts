import { moveProgram } from '#domain/program/editing/move-program.server.ts'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { releasePrizes } from './hold-prizes.server.ts'

/**
 * Ends a program for good. What is held for the prizes of a challenge that has not started goes back to the balance; where the end is
 * refused, so is that.
 * @throws Refusal as `moveProgram`
 */
export async function endProgramAndPrizes(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (mayMove(actor, program, 'end')) await releasePrizes(tx, actor, program)
    await moveProgram(tx, actor, programId, 'end')
  })
}
