import type { Tx } from '#infra/database.ts'
import type { ProgramRow } from '../lock-program.server.ts'
import { type ProgramInput, policyOf } from '../program-input.ts'
import type { ProposalRow } from '../proposal/open-proposal.server.ts'
import type { ProgramRules } from '../proposal/proposal-view.ts'
import { versionOf } from './put-in-force.server.ts'

/** The rules a person typed. */
export function rulesOf(input: ProgramInput): ProgramRules {
  const { kind, managedBy, visibility, validUntil } = input
  return { kind, managedBy, visibility, validUntil, policy: policyOf(input) }
}

/** The rules of a locked program as they hold. */
export async function rulesInForce(tx: Tx, program: ProgramRow): Promise<ProgramRules> {
  const { id, kind, managedBy, visibility, validUntil, currentVersion } = program
  const { policy } = await versionOf(tx, id, currentVersion)
  return { kind, managedBy, visibility, validUntil, policy }
}

/** The rules a proposal would put in force. */
export async function rulesProposed(tx: Tx, proposal: ProposalRow): Promise<ProgramRules> {
  const { programId, version, kind, managedBy, validUntil } = proposal
  const { policy, visibility } = await versionOf(tx, programId, version)
  // Versions written before the visibility was stored are older than proposals.
  return { kind, managedBy, visibility: visibility ?? 'private', validUntil, policy }
}
