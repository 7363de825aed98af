import { isId, newId } from '@cakrawala/ids/ids'
import { and, eq, type SQL } from 'drizzle-orm'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import type { ProgramView } from '#domain/program/program-view.ts'
import { reportingObstacleSeenBy } from '#domain/program/reporting/reporting-obstacle.server.ts'
import type { ReportingObstacle } from '#domain/program/reporting/reporting-policy.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { draftSeenBy } from '../draft/save-draft.server.ts'
import { reportSeenBy } from '../report-queries.server.ts'
import { reports } from '../report-tables.server.ts'
import type { ReportFile, ReportForReporter } from '../report-view.ts'

/** `key` names the form; `draft` is what was saved under it. */
export type Submission = {
  program: ProgramView
  obstacle: ReportingObstacle | null
  key: string
  draft: ReportForReporter | null
}

/** All a bughunter needs to write a report to a program; null where they may not see the program or the draft is not theirs. */
export async function submissionSeenBy(
  viewer: Actor,
  programId: string | undefined,
  draftId: string | null,
): Promise<Submission | null> {
  const program =
    programId === undefined || !isBughunter(viewer) ? null : await programSeenBy(viewer, programId)
  if (!program || !isBughunter(viewer)) return null
  const draft = draftId === null ? null : await draftOf(viewer, program.id, draftId)
  if (draftId !== null && draft === null) return null
  const obstacle = await reportingObstacleSeenBy(viewer, program)
  return { program, obstacle, key: draft?.submitKey ?? newId(), draft }
}

/** What is stored under the key of a form: a draft, or the report it became. */
export type SavedForm = {
  id: string
  hash: string
  sent: boolean
  revision: number
  updatedAt: Date
  files: ReportFile[]
}

/** What the bughunter has saved or sent under this key; null for an unknown key and for those of others. */
export async function savedFormSeenBy(viewer: Actor, key: unknown): Promise<SavedForm | null> {
  if (!isBughunter(viewer) || typeof key !== 'string' || !isId(key)) return null
  return keptBy(viewer, eq(reports.submitKey, key))
}

/** The same by the id of the draft. */
export async function savedDraftSeenBy(viewer: Actor, id: string | null): Promise<SavedForm | null> {
  return isBughunter(viewer) && isId(id) ? keptBy(viewer, eq(reports.id, id)) : null
}

async function keptBy(viewer: Person, which: SQL): Promise<SavedForm | null> {
  const own = and(which, eq(reports.reporterId, viewer.accountId))
  const [row] = await database().select({ id: reports.id, hash: reports.hash }).from(reports).where(own)
  const view = row && (await reportSeenBy(viewer, row.hash, row.id))
  if (!view) return null
  const { id, hash, stage, revision, updatedAt, files } = view
  return { id, hash, sent: stage !== 'draft', revision, updatedAt, files }
}

async function draftOf(viewer: Actor, programId: string, draftId: string): Promise<ReportForReporter | null> {
  const row = isId(draftId) ? await draftSeenBy(database(), viewer, programId, draftId) : null
  const view = row && (await reportSeenBy(viewer, row.hash, row.id))
  return view?.audience === 'reporter' ? view : null
}
