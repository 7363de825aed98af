import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveProgram } from './move-program.server.ts'

/** Stops new reports for a while; those inside go on. @throws Refusal as `moveProgram` */
export async function pauseProgram(actor: Actor, programId: string): Promise<void> {
  await transaction((tx) => moveProgram(tx, actor, programId, 'pause'))
}

/** Takes new reports again. @throws Refusal as `moveProgram` */
export async function resumeProgram(actor: Actor, programId: string): Promise<void> {
  await transaction((tx) => moveProgram(tx, actor, programId, 'resume'))
}
