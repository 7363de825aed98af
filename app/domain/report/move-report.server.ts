import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import type { Facts } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { moveClocks } from './report-clocks.server.ts'
import { lockReport, type ReportRow } from './report-facts.server.ts'
import { applyMove, type Move, type MoveDetails, type ReportState } from './report-lifecycle.ts'
import { isMoverOf } from './report-policy.ts'
import { reports } from './report-tables.server.ts'

/** Columns a move may carry along; the state itself only changes by the table of moves. */
type StateColumn =
  | ('id' | 'hash' | 'stage' | 'closeReason' | 'fix' | 'ratingState')
  | ('rewardState' | 'retestVerdict' | 'revision' | 'updatedAt')
type MoreColumns = Partial<Omit<typeof reports.$inferInsert, StateColumn>>

type MoveFacts = Facts<'report.moved'>
/** The states a move changed. */
type Changes = Pick<MoveFacts, 'from' | 'to' | 'closeReason' | 'fix' | 'reward' | 'rating'>

/**
 * Moves a report: the only writer of its stage, close reason, fix and reward state. Locks the row, asks policy and table,
 * writes, turns the clocks and records `report.moved`. Call it last in a use case (it records); lock first with `lockReport` when
 * something must be written before.
 * @param more `details` of the move, columns to `set` with it, `facts` for the event (ids and numbers, never prose).
 * @throws Refusal not_found (may not see), forbidden (never this person's move), move_forbidden (not from this state).
 */
export async function moveReport(
  tx: Tx,
  actor: Actor,
  reportId: string,
  move: Move,
  more: { details?: MoveDetails; set?: MoreColumns; facts?: Omit<MoveFacts, 'move' | keyof Changes> } = {},
): Promise<ReportRow> {
  const { report, facts } = await lockReport(tx, actor, reportId)
  refuseUnless(isMoverOf(actor, facts, move), 'forbidden')
  const answer = applyMove(facts, move, more.details)
  refuseUnless(answer.ok, 'move_forbidden')
  const moved = await write(tx, report, answer.state, { ...momentsOf(move, answer.state), ...more.set })
  await moveClocks(tx, moved, move)
  await record(tx, actor, 'report.moved', reportId, { move, ...changesOf(report, moved), ...more.facts })
  return moved
}

async function write(
  tx: Tx,
  report: ReportRow,
  state: ReportState,
  set: Partial<typeof reports.$inferInsert>,
): Promise<ReportRow> {
  const { stage, closeReason, fix, reward: rewardState, rating: ratingState = 'open' } = state
  const [moved] = await tx
    .update(reports)
    .set({
      ...set,
      stage,
      closeReason,
      fix,
      rewardState,
      ratingState,
      revision: report.revision + 1,
      updatedAt: now(),
    })
    // The lock makes this certain; the old state is named so that the statement alone is safe too.
    .where(
      and(eq(reports.id, report.id), eq(reports.stage, report.stage), eq(reports.revision, report.revision)),
    )
    .returning()
  return moved ?? refuse('conflict')
}

/** What else a move writes: its moment, and what ends with it. */
function momentsOf(move: Move, { stage }: ReportState): Partial<typeof reports.$inferInsert> {
  if (move === 'submit') return { submittedAt: now() }
  if (move === 'validate') return { validAt: now() }
  if (move === 'rate') return { ratedAt: now() }
  if (move === 'ask_retest') return { retestVerdict: null }
  if (stage === 'closed') return { closedAt: now() }
  return move === 'reopen_appeal' || move === 'reopen_no_response' ? { closedAt: null } : {}
}

function changesOf(before: ReportRow, moved: ReportRow): Changes {
  const changes: { -readonly [Name in keyof Changes]: Changes[Name] } = {
    from: before.stage,
    to: moved.stage,
  }
  if (moved.closeReason !== before.closeReason) changes.closeReason = moved.closeReason
  if (moved.fix !== before.fix) changes.fix = [before.fix, moved.fix]
  if (moved.rewardState !== before.rewardState) changes.reward = [before.rewardState, moved.rewardState]
  if (moved.ratingState !== before.ratingState) changes.rating = [before.ratingState, moved.ratingState]
  return changes
}
