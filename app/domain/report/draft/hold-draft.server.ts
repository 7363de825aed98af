import { and, eq, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { ProgramRow } from '#domain/program/lock-program.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { ReportRow } from '../report-facts.server.ts'
import { reports } from '../report-tables.server.ts'
import { insertDraft } from './new-draft.server.ts'

/** @throws Refusal forbidden unless a bughunter in good standing asks. */
export function refuseUnlessHunter(actor: Actor): asserts actor is Person {
  refuseUnless(isBughunter(actor), 'forbidden')
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
}

/** One sending or saving of a bughunter at a time: limits and form keys are then counted without gaps. */
export async function takeTurn(tx: Tx, hunter: Person): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports:${hunter.accountId}`}, 0))`)
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
