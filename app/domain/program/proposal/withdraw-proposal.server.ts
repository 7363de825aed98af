import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import type { SeenVersion } from '../program-input.ts'
import { closeProposal, openProposalOf } from './open-proposal.server.ts'
import { mayWithdrawProposal } from './proposal.ts'

/**
 * Takes a proposed version back before it holds; the one in force stays.
 * @throws Refusal not_found; forbidden; conflict `proposal_changed` (another version is proposed now, or none)
 */
export async function withdrawProposal(
  actor: Actor,
  programId: string,
  { version }: SeenVersion,
): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(mayWithdrawProposal(actor, program), 'forbidden')
    const proposal = await openProposalOf(tx, programId)
    if (proposal?.version !== version) refuse('conflict', 'proposal_changed')
    await closeProposal(tx, actor, proposal, 'withdrawn')
  })
}
