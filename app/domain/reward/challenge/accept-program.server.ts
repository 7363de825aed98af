import { lockProgram } from '#domain/program/lock-program.server.ts'
import { moveProgram } from '#domain/program/move-program.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { holdPrizes } from './hold-prizes.server.ts'

/**
 * The platform team accepts a program in review. The prizes of a challenge, fee included, are held from the company's balance in the
 * same step: without cover it is not accepted.
 * @throws Refusal balance_insufficient `prize_unfunded`; and as `moveProgram`
 */
export async function acceptProgram(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (mayMove(actor, program, 'accept')) await holdPrizes(tx, actor, program)
    await moveProgram(tx, actor, programId, 'accept')
  })
}
