import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { programProposals } from '../proposal-tables.server.ts'
import type { ProgramRules } from './proposal-view.ts'
import type { Widening } from './widens.ts'

/** Stores a written version as the proposed one of its program: it holds once the platform team let it in. */
export async function proposeVersion(
  tx: Tx,
  actor: Person,
  programId: string,
  version: number,
  { kind, managedBy, validUntil }: ProgramRules,
  widens: Widening[],
): Promise<void> {
  await tx.insert(programProposals).values({
    ...{ id: newId(), programId, version, kind, managedBy, validUntil, widens },
    ...{ state: 'waiting', proposedBy: actor.accountId, proposedAt: now() },
  })
  await record(tx, actor, 'program.version_proposed', programId, { version, widens })
}
