import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { DecideProgramInput } from '../program-input.ts'
import { programDecisions } from '../proposal-tables.server.ts'

/** Stores the platform team's answer to a version, with the reason the company reads. */
export async function recordDecision(
  tx: Tx,
  { accountId }: Person,
  programId: string,
  input: DecideProgramInput,
): Promise<void> {
  const { version, decision } = input
  const reason = decision === 'accept' ? null : input.reason
  await tx
    .insert(programDecisions)
    .values({ id: newId(), programId, version, decision, reason, decidedBy: accountId, decidedAt: now() })
}
