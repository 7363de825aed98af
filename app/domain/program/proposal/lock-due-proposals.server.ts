import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, lte } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { lockProgram } from '../lock-program.server.ts'
import { programProposals } from '../proposal-tables.server.ts'
import { lockProposal } from './decide-proposal.server.ts'
import { closeProposal, openProposalOf } from './open-proposal.server.ts'
import { versionObstacleOf } from './version-obstacle.server.ts'

/** Puts every approved version in force whose notice is over. Served by `program_proposals_due`. @returns how many */
export async function lockDueProposals(actor: System): Promise<number> {
  const due = await database()
    .select({ programId: programProposals.programId })
    .from(programProposals)
    .where(and(eq(programProposals.state, 'announced'), lte(programProposals.holdsAt, now())))
    .orderBy(asc(programProposals.holdsAt))
  let locked = 0
  for (const { programId } of due) if (await holdNow(actor, programId)) locked++
  return locked
}

/** Between the look and the lock it may have been withdrawn or replaced. What may not be accepted any more lapses. */
async function holdNow(actor: System, programId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    const proposal = await openProposalOf(tx, programId)
    if (proposal?.state !== 'announced' || !proposal.holdsAt || proposal.holdsAt > now()) return false
    const acceptable = (await versionObstacleOf(tx, { ...proposal, companyId: program.companyId })) === null
    if (acceptable) await lockProposal(tx, actor, program, proposal)
    else await closeProposal(tx, actor, proposal, 'lapsed')
    return acceptable
  })
}
