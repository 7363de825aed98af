import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { contractObstacleOf } from '#domain/company/contract/contract-standing.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { prizeMoney } from '#domain/program/challenge.ts'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import type { ProgramStatus } from '#domain/program/program.ts'
import { type ProgramMove, statusAfter } from '#domain/program/program-lifecycle.ts'
import { isMoverOf } from '#domain/program/program-policy.ts'
import { invitations, programs, programVersions } from '#domain/program/program-tables.server.ts'
import { closeProposal, openProposalOf } from '#domain/program/proposal/open-proposal.server.ts'
import { closeTestAccounts } from '#domain/program/test-account/end-test-accounts.server.ts'
import { namesUnproved } from '#domain/program/unproved-targets.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { type MovingObstacle, momentFacts, movingRefusals, obstacleToMoving } from './moving-policy.ts'

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
  await record(tx, actor, eventOf[move], programId, {
    ...{ from: program.status, version: program.currentVersion },
    ...(move === 'accept' && program.uncovered ? { uncovered: true } : {}),
  })
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
  await closeTestAccounts(tx, programId)
}

/** The obstacle between a locked program and a move. */
async function movingObstacleOf(
  tx: Tx,
  actor: Actor,
  program: ProgramRow,
  move: ProgramMove,
): Promise<MovingObstacle | null> {
  const { prizeHeld, resultsAt, companyId } = program
  const accepts = move === 'accept'
  const person = actor.kind !== 'system'
  return obstacleToMoving(move, {
    ...momentFacts(actor, program, move, now()),
    unproved: accepts && (await namesUnproved(tx, program)),
    contract: accepts ? await contractObstacleOf(tx, companyId) : null,
    unfunded: accepts && person && prizeHeld === null && (await promisesMoney(tx, program)),
    held: person && prizeHeld !== null && resultsAt === null,
  })
}

async function promisesMoney(tx: Tx, { id, currentVersion, startsAt }: ProgramRow): Promise<boolean> {
  if (startsAt === null) return false
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  const { challenge } = found(row).policy
  return challenge !== undefined && prizeMoney(challenge) > 0n
}
