import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { mayMove } from '#domain/program/program-policy.ts'
import type { Actor } from '#kernel/actor.ts'
import { holdPrizes } from './hold-prizes.server.ts'

/**
 * The platform team accepts the version of a program in review that it read. The prizes of a challenge, fee included, are held from
 * the company's balance in the same step: without cover it is not accepted.
 * @throws Refusal balance_insufficient `prize_unfunded`; and as `decideProgram`
 */
export async function acceptProgram(actor: Actor, programId: string, version: number): Promise<void> {
  await decideProgram(actor, programId, { decision: 'accept', version }, async (tx, program) => {
    if (mayMove(actor, program, 'accept')) await holdPrizes(tx, actor, program)
  })
}
