import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { moveProgram } from './move-program.server.ts'
import type { DecideProgramInput } from './program-input.ts'

/** The platform team's word on a program in review: live, or back with a reason. @throws Refusal as `moveProgram` */
export async function decideProgram(
  actor: Actor,
  programId: string,
  input: DecideProgramInput,
): Promise<void> {
  const reason = input.decision === 'reject' ? input.reason : null
  await transaction((tx) => moveProgram(tx, actor, programId, input.decision, reason))
}
