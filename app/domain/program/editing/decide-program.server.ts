import { recordDecision } from '#domain/program/proposal/decide-proposal.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockProgram, type ProgramRow } from '../lock-program.server.ts'
import type { DecideProgramInput } from '../program-input.ts'
import { isMoverOf } from '../program-policy.ts'
import type { ProgramAnswer } from '../proposal/proposal.ts'
import { rereadProofsOf } from '../unproved-targets.server.ts'
import { moveProgram, type ProgramStep } from './move-program.server.ts'

/** `beforeMove` is what a later module does in the same step, such as holding prizes. */
type BeforeMove = (tx: Tx, program: ProgramRow) => Promise<void>

const moves = { accept: 'accept', corrections: 'return', reject: 'reject' } as const satisfies Record<
  ProgramAnswer,
  ProgramStep
>

/**
 * The platform team's word on the version of a program in review that was read: live, back for corrections, or refused, both
 * with a reason.
 * @throws Refusal conflict `program_changed` (another version is in review); and as `moveProgram`
 */
export async function decideProgram(
  actor: Actor,
  programId: string,
  input: DecideProgramInput,
  beforeMove: BeforeMove = async () => undefined,
): Promise<void> {
  // What vanished since it was proved does not open a program.
  if (input.decision === 'accept' && isOperator(actor)) await rereadProofsOf(programId)
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    const move = moves[input.decision]
    refuseUnless(isPerson(actor) && isMoverOf(actor, program, move), 'forbidden')
    refuseUnless(program.currentVersion === input.version, 'conflict', 'program_changed')
    await beforeMove(tx, program)
    await recordDecision(tx, actor, programId, input)
    await moveProgram(tx, actor, programId, move, 'reason' in input ? input.reason : null)
  })
}
