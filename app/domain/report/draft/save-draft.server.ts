import { now } from '@cakrawala/calendar/clock'
import { and, eq, sql } from 'drizzle-orm'
import { lockProgram } from '#domain/program/lock-program.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, Refusal, refuseFaults, refuseUnless } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { endedFaults } from '../classification/class-ended.ts'
import { maskChosen } from '../guard/guard-texts.ts'
import type { ReportRow } from '../report-facts.server.ts'
import type { SaveDraftInput } from '../report-input.ts'
import { reports } from '../report-tables.server.ts'
import { guardedTexts, sameTexts } from '../report-texts.server.ts'
import { sealInReport } from '../seal-originals.server.ts'
import { newDraft, refuseUnlessHunter, reportOfKey, saveInTurn } from './lock-draft.server.ts'

export const savedDraft = z.object({ id: text, hash: text, revision: count, savedAt: moment })
export type SavedDraft = z.infer<typeof savedDraft>

/** How many unsent reports one bughunter may store. */
export const draftsAtMost = 50

/**
 * Saves an unfinished report of the actor under the key of its form; the first save makes it. Saving what is saved already
 * changes nothing, whatever the revision.
 * @throws Refusal not_found (program), forbidden, conflict (another tab was faster), key_reused (sent already, or another program), too_many_requests
 */
export async function saveDraft(
  actor: Actor,
  programId: string,
  { key, revision, personalData, ...typed }: SaveDraftInput,
): Promise<SavedDraft> {
  refuseUnlessHunter(actor)
  const guarded = maskChosen(guardedTexts(typed), personalData)
  const texts = { ...typed, ...guarded.texts }
  return saveInTurn(actor, async (tx) => {
    const program = await lockProgram(tx, actor, programId, 'share')
    const known = await reportOfKey(tx, actor, key)
    refuseUnless(known === null || isDraftOf(known, programId), 'key_reused')
    if (known && known.revision > 0 && sameTexts(known, texts)) return savedAs(known)
    refuseUnless((known?.revision ?? 0) === revision, 'conflict', 'draft_changed')
    if (known === null) await refuseTooMany(tx, actor)
    const draft = known ?? (await newDraft(tx, actor, program, key))
    refuseFaults(endedFaults(texts, draft))
    const saved = {
      ...texts,
      cvssVector: texts.cvssVector || null,
      updatedAt: now(),
    }
    await tx
      .update(reports)
      .set({ ...saved, revision: draft.revision + 1 })
      .where(eq(reports.id, draft.id))
    await sealInReport(tx, actor, draft.id, guarded)
    return savedAs({ ...draft, ...saved, revision: draft.revision + 1 })
  })
}

function savedAs({ id, hash, revision, updatedAt: savedAt }: ReportRow): SavedDraft {
  return { id, hash, revision, savedAt }
}

/** The draft a bughunter goes on with; null unless it is theirs, for this program, and unsent. */
export async function draftSeenBy(
  tx: Pick<Tx, 'select'>,
  viewer: Actor,
  programId: string,
  id: string,
): Promise<ReportRow | null> {
  if (!isBughunter(viewer)) return null
  const [row] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.reporterId, viewer.accountId)))
  return row && isDraftOf(row, programId) ? row : null
}

export function isDraftOf(report: ReportRow, programId: string): boolean {
  return report.stage === 'draft' && report.programId === programId
}

async function refuseTooMany(tx: Tx, hunter: Person): Promise<void> {
  const [row] = await tx
    .select({ drafts: sql<number>`count(*)::int` })
    .from(reports)
    .where(and(eq(reports.reporterId, hunter.accountId), eq(reports.stage, 'draft')))
  if (found(row).drafts >= draftsAtMost) throw new Refusal('too_many_requests', { detail: 'too_many_drafts' })
}
