import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import type { EventType } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram, type ProgramRow } from '../lock-program.server.ts'
import type { ProgramStatus } from '../program.ts'
import { type ProgramMove, statusAfter } from '../program-lifecycle.ts'
import { isMoverOf } from '../program-policy.ts'
import { invitations, programs } from '../program-tables.server.ts'
import { closeProposal, openProposalOf } from '../proposal/open-proposal.server.ts'
import { movingObstacleOf } from './moving-obstacle.server.ts'
import { movingRefusals } from './moving-policy.ts'

/** Redrafting is part of an edit; every other move goes through here. */
export type ProgramStep = Exclude<ProgramMove, 'redraft'>

const eventOf = {
  submit: 'program.submitted',
  accept: 'program.accepted',
  return: 'program.returned',
  reject: 'program.rejected',
  pause: 'program.paused',
  resume: 'program.resumed',
  end: 'program.ended',
} as const satisfies Record<ProgramStep, EventType>

/**
 * The mover of programs: locks the row, asks the table, writes, records. Runs inside the caller's
 * transaction.
 * @throws Refusal not_found; forbidden; move_forbidden; and as in `movingRefusals`
 */
export async function moveProgram(
  tx: Tx,
  actor: Actor,
  programId: string,
  move: ProgramStep,
  reason: string | null = null,
): Promise<ProgramStatus> {
  const program = await lockProgram(tx, actor, programId)
  refuseUnless(isMoverOf(actor, program, move), 'forbidden')
  const status = statusAfter(program.status, move) ?? refuse('move_forbidden')
  refuseObstacle(await movingObstacleOf(tx, actor, program, move), movingRefusals)
  await tx
    .update(programs)
    .set({ status, ...tracesOf(move, program, reason) })
    .where(eq(programs.id, programId))
  if (status === 'ended') await closeWhatWaits(tx, actor, programId)
  await record(tx, actor, eventOf[move], programId, { from: program.status, version: program.currentVersion })
  return status
}

function tracesOf(move: ProgramStep, { acceptedAt }: ProgramRow, reason: string | null) {
  if (move === 'submit') return { submittedAt: now(), rejectReason: null }
  if (move === 'accept') return { acceptedAt: acceptedAt ?? now() }
  if (move === 'reject' || move === 'return') return { rejectReason: reason }
  return move === 'end' ? { endedAt: now() } : {}
}

async function closeWhatWaits(tx: Tx, actor: Actor, programId: string): Promise<void> {
  const proposal = await openProposalOf(tx, programId)
  if (proposal) await closeProposal(tx, actor, proposal, 'lapsed')
  await tx
    .update(invitations)
    .set({ status: 'revoked', answeredAt: now() })
    .where(and(eq(invitations.programId, programId), eq(invitations.status, 'pending')))
}
