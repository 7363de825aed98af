import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveProgram } from './move-program.server.ts'

/** Hands a draft to the platform team. @throws Refusal as `moveProgram` */
export async function submitProgram(actor: Actor, programId: string): Promise<void> {
  await transaction((tx) => moveProgram(tx, actor, programId, 'submit'))
}
