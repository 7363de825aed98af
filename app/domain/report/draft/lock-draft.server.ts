import { now } from '@cakrawala/calendar/clock'
import { oneAtATime } from '@cakrawala/fair-queue/one-at-a-time'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { ProgramRow } from '#domain/program/lock-program.server.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import { firstState } from '#domain/report/report-lifecycle.ts'
import { reportFiles, reports } from '#domain/report/report-tables.server.ts'
import { sealedOriginals } from '#domain/report/sealed-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'

/** @throws Refusal forbidden unless the actor is an active bughunter. */
export function refuseUnlessHunter(actor: Actor): asserts actor is Person {
  refuseUnless(isBughunter(actor), 'forbidden')
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
}

/** Saves and sendings of one bughunter, also those that fail: autosave asks once in 4 seconds and tab. */
const saves = rateLimit('report_saves', 600, 600)
const inTurn = oneAtATime(32)

/**
 * Counts a sending or saving of a bughunter and does it when it is its turn: one at a time, so that limits and form keys are
 * counted without gaps. Who waits holds no connection; between processes a lock of the database decides.
 * @throws Refusal too_many_requests (600 in ten minutes), unavailable when too many wait
 */
export async function saveInTurn<T>(hunter: Person, save: (tx: Tx) => Promise<T>): Promise<T> {
  return inTurn(hunter.accountId, async () => {
    await saves.take(hunter.accountId)
    return transaction(async (tx) => {
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports:${hunter.accountId}`}, 0))`,
      )
      return save(tx)
    })
  })
}

/** The report this form of the bughunter has made already, locked; null when it is new. */
export async function reportOfKey(tx: Tx, hunter: Person, key: string): Promise<ReportRow | null> {
  const [row] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, hunter.accountId), eq(reports.submitKey, key)))
    .for('update')
  return row ?? null
}

export async function newDraft(tx: Tx, hunter: Person, program: ProgramRow, key: string): Promise<ReportRow> {
  const draft = await insertDraft(tx, {
    programId: program.id,
    programVersion: program.currentVersion,
    reporterId: hunter.accountId,
    submitKey: key,
  })
  await record(tx, hunter, 'report.drafted', draft.id, { programId: program.id })
  return draft
}

type Owner = { programId: string; programVersion: number; reporterId: string; submitKey: string }

/** A new empty draft. */
async function insertDraft(tx: Tx, owner: Owner): Promise<ReportRow> {
  const { stage, closeReason, fix, reward: rewardState } = firstState
  const texts = { title: '', target: '', pocMd: '', impactMd: '', recommendationMd: '' }
  const [draft] = await tx
    .insert(reports)
    .values({
      ...{ id: newId(), hash: randomWord(), stage, closeReason, fix, rewardState },
      ...owner,
      ...texts,
      revision: 0,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  return draft!
}

/** Deletes the drafts of a person who left: what was never sent is no one's report. Their files are removed before. */
export async function eraseDrafts(tx: Tx, reporterId: string): Promise<void> {
  const drafts = and(eq(reports.reporterId, reporterId), eq(reports.stage, 'draft'))
  const ids = tx.select({ id: reports.id }).from(reports).where(drafts)
  await tx.delete(reportFiles).where(inArray(reportFiles.reportId, ids))
  await tx.delete(sealedOriginals).where(inArray(sealedOriginals.reportId, ids))
  await tx.delete(reports).where(drafts)
}
