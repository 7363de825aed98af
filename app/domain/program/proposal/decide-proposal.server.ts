import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import type { EventType } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import type { DecideProgramInput } from '#domain/program/program-input.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { programDecisions, programProposals } from '#domain/program/proposal-tables.server.ts'
import { putInForce } from '#domain/program/version/put-in-force.server.ts'
import { rulesProposed } from '#domain/program/version/rules-of.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { openProposalOf, type ProposalRow } from './open-proposal.server.ts'
import { holdsFrom, isDeciderOf, mayDecideProposal, type ProgramAnswer } from './proposal.ts'
import { versionObstacleOf } from './version-obstacle.server.ts'
import { versionRefusals } from './version-policy.ts'

const events = {
  accept: 'program.version_approved',
  corrections: 'program.version_returned',
  reject: 'program.version_refused',
} as const satisfies Record<ProgramAnswer, EventType>

/**
 * The platform team's word on the proposed version that was read. An accepted one holds after the notice to those who
 * signed, or at once where no one did; the one in force stays until then.
 * @throws Refusal not_found; forbidden (`own_proposal`); conflict `proposal_changed` (another version is proposed now, or
 * none); move_forbidden (decided already); step_missing, see `versionObstacles`
 */
export async function decideProposal(
  actor: Actor,
  programId: string,
  input: DecideProgramInput,
): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(mayActForTeam(actor, 'program.version_approved'), 'forbidden')
    const proposal = await openProposalOf(tx, programId)
    if (proposal?.version !== input.version) refuse('conflict', 'proposal_changed')
    refuseUnless(isDeciderOf(actor, proposal), 'forbidden', 'own_proposal')
    refuseUnless(mayDecideProposal(actor, proposal), 'move_forbidden')
    const { version } = proposal
    await recordDecision(tx, actor, programId, input)
    if (input.decision === 'accept') return approve(tx, actor, program, proposal)
    const state = input.decision === 'reject' ? 'refused' : 'returned'
    await tx.update(programProposals).set({ state }).where(eq(programProposals.id, proposal.id))
    await record(tx, actor, events[input.decision], programId, { version })
  })
}

async function approve(tx: Tx, actor: Actor, program: ProgramRow, proposal: ProposalRow): Promise<void> {
  const { version, widens } = proposal
  const asked = { ...proposal, companyId: program.companyId }
  refuseObstacle(await versionObstacleOf(tx, asked), versionRefusals)
  const signed = await isSigned(tx, program.id)
  const holdsAt = holdsFrom(now(), { signed, widens, validUntil: program.validUntil })
  await tx
    .update(programProposals)
    .set({ state: 'announced', holdsAt })
    .where(eq(programProposals.id, proposal.id))
  await record(tx, actor, events.accept, program.id, { version, holdsAt: holdsAt.toISOString() })
  if (holdsAt <= now()) await lockProposal(tx, actor, program, { ...proposal, holdsAt })
}

/** Puts an approved version in force. */
export async function lockProposal(
  tx: Tx,
  actor: Actor,
  program: ProgramRow,
  proposal: ProposalRow,
): Promise<void> {
  const rules = await rulesProposed(tx, proposal)
  await tx
    .update(programProposals)
    .set({ state: 'in_force', heldAt: now() })
    .where(eq(programProposals.id, proposal.id))
  await putInForce(tx, actor, program, rules, proposal.version)
}

async function isSigned(tx: Tx, programId: string): Promise<boolean> {
  const answer = await tx.execute<{ signed: boolean }>(
    sql`SELECT EXISTS (SELECT 1 FROM ${agreements} WHERE ${eq(agreements.programId, programId)}) AS signed`,
  )
  return answer.rows[0]!.signed
}

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
