import { addBusinessDays, businessDaysBetween } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import type { Tx } from '#infra/database.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { levelInForce } from './rating.ts'
import type { ClockKind } from './report-code.ts'
import type { ReportRow } from './report-facts.server.ts'
import type { Move } from './report-lifecycle.ts'
import { reportClocks } from './report-tables.server.ts'

/** An objection to a closing is no move: it starts its clocks itself. */
type PromisedKind = Exclude<ClockKind, 'appeal' | 'appeal_answer'>
type Change = {
  start?: readonly PromisedKind[]
  stop?: readonly ClockKind[] | 'all'
  drop?: readonly ClockKind[]
  pause?: readonly ClockKind[] | 'all'
  resume?: true
}

/** What a move does to the promises on a report. */
const changes: Partial<Record<Move, Change>> = {
  submit: { start: ['first_response', 'triage'] },
  take: { stop: ['first_response'] },
  withdraw: { stop: 'all' },
  ask_info: { stop: ['first_response'], pause: 'all', start: ['info'] },
  answer_info: { stop: ['info'], resume: true },
  expire_info: { stop: 'all' },
  validate: { stop: ['first_response', 'triage'], start: ['rating'] },
  close_duplicate: { stop: 'all' },
  close_invalid: { stop: 'all' },
  rate: { stop: ['rating', 'rating_answer'], start: ['reward', 'rating_answer'] },
  agree_rating: { stop: ['rating_answer'] },
  // What waits for the bughunter or an operator does not wait for the company.
  offer_reward: { stop: ['rating_answer'], pause: ['reward'], start: ['rating_answer'] },
  accept_rating: { stop: ['rating_answer'], resume: true },
  dispute: { stop: ['rating_answer'], pause: ['reward'], start: ['dispute_answer'] },
  answer_dispute: { stop: ['dispute_answer'], start: ['dispute'] },
  yield_dispute: { stop: ['dispute_answer'], resume: true },
  decide_dispute: { stop: ['dispute'], resume: true, start: ['reward'] },
  grant_points: { stop: ['reward'] },
  make_payable: { stop: ['reward'] },
  start_fixing: { start: ['fix'] },
  ask_retest: { start: ['retest'] },
  retest_fixed: { stop: ['fix', 'retest'] },
  retest_not_fixed: { stop: ['retest'] },
  expire_retest: { stop: ['retest'] },
  accept_risk: { drop: ['fix'] },
  resolve: { stop: 'all' },
  reopen_no_response: { start: ['triage'] },
  reopen_appeal: { stop: ['appeal'], drop: ['appeal_answer'], start: ['triage'] },
}

/** Calendar days to fix a flaw, by band. */
const fixDays = { critical: 7, high: 30, medium: 60, low: 90, informational: 90, others: 90 } as const
/** Business days of the other promises. */
const businessDays = {
  ...{ first_response: 1, triage: 3, rating: 5, reward: 5 },
  ...{ rating_answer: 5, dispute_answer: 3, dispute: 5 },
} as const
/** Calendar days a bughunter has to answer a question. */
const infoDays = 14
/** Calendar days a bughunter has to try a flaw again. */
const retestDays = 7

/** Starts, stops and pauses the clocks of a report that has just moved. `report` is the row after the move. */
export async function moveClocks(tx: Tx, report: ReportRow, move: Move): Promise<void> {
  const change = changes[move]
  if (!change) return
  if (change.stop) await stopClocks(tx, report.id, change.stop)
  if (change.drop) await dropClocks(tx, report.id, change.drop)
  if (change.pause) await pauseClocks(tx, report.id, change.pause)
  if (change.resume) await resumeClocks(tx, report)
  const kinds = change.start?.filter((kind) => isPromised(report, kind)) ?? []
  for (const kind of kinds) await startClock(tx, report, kind)
}

/** Who rates gives a reward where none was given yet, and waits only for an answer to what is far off. */
function isPromised({ rewardState, ratingState }: ReportRow, kind: PromisedKind): boolean {
  if (kind === 'reward') return rewardState === 'proposed'
  return kind !== 'rating_answer' || ratingState === 'waiting' || ratingState === 'offered'
}

/** When a promise that starts at `from` is due. Hurry: a claimed Critical is triaged within 24 hours. */
function dueOf(
  kind: PromisedKind,
  from: Date,
  report: Pick<ReportRow, 'claimedLevel' | 'triagedLevel' | 'riskLevel' | 'ratingState'>,
): Date {
  if (kind === 'info') return after(from, infoDays * day)
  if (kind === 'retest') return after(from, retestDays * day)
  if (kind === 'fix') return after(from, fixDays[bandOf(levelInForce(report))] * day)
  if (kind === 'triage' && isUrgent(report)) return after(from, day)
  return addBusinessDays(from, businessDays[kind], nationalHolidays(from))
}

/** A promise that is running already goes on: rating twice buys no one time. */
async function startClock(tx: Tx, report: ReportRow, kind: PromisedKind): Promise<void> {
  if (kind === 'fix' && (await wasFixPromised(tx, report.id))) return
  const running = [
    eq(reportClocks.reportId, report.id),
    eq(reportClocks.kind, kind),
    isNull(reportClocks.stoppedAt),
  ]
  const [known] = await tx
    .select({ kind: reportClocks.kind })
    .from(reportClocks)
    .where(and(...running))
  if (known) return
  const startedAt = now()
  const dueAt = dueOf(kind, startedAt, report)
  await tx
    .insert(reportClocks)
    .values({ reportId: report.id, kind, startedAt, dueAt })
    // Stopped and begun again within the same millisecond.
    .onConflictDoUpdate({
      target: [reportClocks.reportId, reportClocks.kind, reportClocks.startedAt],
      set: { dueAt, stoppedAt: null, pausedAt: null },
    })
}

/**
 * A report has one fix promise. Dropped with an accepted risk it goes on, due when it was, if the company begins again in time;
 * so no loop of moves makes a second one, or a longer one.
 */
async function wasFixPromised(tx: Tx, reportId: string): Promise<boolean> {
  const promised = and(eq(reportClocks.reportId, reportId), eq(reportClocks.kind, 'fix'))
  await tx
    .update(reportClocks)
    .set({ stoppedAt: null, pausedAt: null })
    .where(
      and(
        promised,
        isNotNull(reportClocks.pausedAt),
        isNotNull(reportClocks.stoppedAt),
        gt(reportClocks.dueAt, now()),
      ),
    )
  const known = await tx.select({ kind: reportClocks.kind }).from(reportClocks).where(promised).limit(1)
  return known.length > 0
}

/** Also for what keeps a promise without moving the report: the bughunter's verdict on a retest. */
export async function stopClocks(
  tx: Tx,
  reportId: string,
  kinds: readonly ClockKind[] | 'all',
): Promise<void> {
  const running = and(eq(reportClocks.reportId, reportId), isNull(reportClocks.stoppedAt))
  await tx
    .update(reportClocks)
    .set({ stoppedAt: now() })
    .where(kinds === 'all' ? running : and(running, inArray(reportClocks.kind, [...kinds])))
}

/**
 * Ends promises that no one can keep any more: in time, they count neither as kept nor as broken; what was
 * late by then stays late. Such a clock is both paused and stopped.
 */
export async function dropClocks(tx: Tx, reportId: string, kinds: readonly ClockKind[]): Promise<void> {
  const present = now()
  const running = [
    eq(reportClocks.reportId, reportId),
    inArray(reportClocks.kind, [...kinds]),
    isNull(reportClocks.stoppedAt),
  ]
  const pausedAt = sql`CASE WHEN ${reportClocks.dueAt} >= ${present.toISOString()}::timestamptz
    THEN ${present.toISOString()}::timestamptz ELSE ${reportClocks.pausedAt} END`
  await tx
    .update(reportClocks)
    .set({ stoppedAt: present, pausedAt })
    .where(and(...running))
}

async function pauseClocks(tx: Tx, reportId: string, kinds: readonly ClockKind[] | 'all'): Promise<void> {
  const going = [
    eq(reportClocks.reportId, reportId),
    isNull(reportClocks.stoppedAt),
    isNull(reportClocks.pausedAt),
  ]
  if (kinds !== 'all') going.push(inArray(reportClocks.kind, [...kinds]))
  await tx
    .update(reportClocks)
    .set({ pausedAt: now() })
    .where(and(...going))
}

/** A paused promise goes on with the time it had left: in hours where it is kept in hours, else in business days. */
async function resumeClocks(tx: Tx, report: ReportRow): Promise<void> {
  const paused = and(
    eq(reportClocks.reportId, report.id),
    isNull(reportClocks.stoppedAt),
    isNotNull(reportClocks.pausedAt),
  )
  for (const clock of await tx.select().from(reportClocks).where(paused)) {
    await tx
      .update(reportClocks)
      .set({ pausedAt: null, dueAt: dueAfterPause(clock, report) })
      .where(and(paused, eq(reportClocks.kind, clock.kind), eq(reportClocks.startedAt, clock.startedAt)))
  }
}

function dueAfterPause({ kind, dueAt, pausedAt }: typeof reportClocks.$inferSelect, report: ReportRow): Date {
  const resumed = now()
  const since = pausedAt ?? resumed
  if (kind === 'fix' || (kind === 'triage' && isUrgent(report)) || dueAt < since) {
    return after(dueAt, resumed.getTime() - since.getTime())
  }
  const holidays = nationalHolidays(resumed)
  return addBusinessDays(resumed, Math.max(0, businessDaysBetween(since, dueAt, holidays)), holidays)
}

function isUrgent({ claimedLevel }: Pick<ReportRow, 'claimedLevel'>): boolean {
  return bandOf(claimedLevel) === 'critical'
}
