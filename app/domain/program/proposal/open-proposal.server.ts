import { now } from '@cakrawala/calendar/clock'
import { and, eq, inArray } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { programProposals } from '../proposal-tables.server.ts'
import { openStates } from './proposal.ts'

export type ProposalRow = typeof programProposals.$inferSelect

/** The proposed version of a locked program; null where none is open. */
export async function openProposalOf(tx: Tx, programId: string): Promise<ProposalRow | null> {
  const rows = await tx
    .select()
    .from(programProposals)
    .where(and(eq(programProposals.programId, programId), inArray(programProposals.state, openStates)))
  return rows[0] ?? null
}

/**
 * Closes an open proposal that will not hold. If the signers were notified of its start date, they are
 * notified that it will not hold.
 * @param state `replaced` by another text, `withdrawn` by its company, or `lapsed` with its program
 */
export async function closeProposal(
  tx: Tx,
  actor: Actor,
  { id, programId, version, state: before }: ProposalRow,
  state: 'replaced' | 'withdrawn' | 'lapsed',
): Promise<void> {
  await tx.update(programProposals).set({ state, closedAt: now() }).where(eq(programProposals.id, id))
  const announced = before === 'announced'
  if (state === 'withdrawn' || announced)
    await record(tx, actor, 'program.version_withdrawn', programId, { version, announced, how: state })
}
