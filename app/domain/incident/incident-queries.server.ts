import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { asc, eq } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { clocksOf } from './incident.ts'
import { incidentEntries } from './incident-entries.server.ts'
import {
  type IncidentPart,
  isIncidentOpen,
  mayAssign,
  mayClear,
  mayHandle,
  mayNote,
  mayTake,
  partIn,
} from './incident-policy.ts'
import { incidentFiles, incidents } from './incident-tables.server.ts'
import type { IncidentAssessment, IncidentFile, IncidentForReporter, IncidentSeen } from './incident-view.ts'

/** One ticket as its viewer may see it. @throws Refusal not_found, also for tickets of others */
export async function incidentSeenBy(actor: Actor, incidentId: string | undefined): Promise<IncidentSeen> {
  const row = await rowOf(incidentId)
  const part = found(partIn(actor, row))
  const ticket = await forReporter(row, part, mayNote(actor, row))
  if (part === 'reporter') return { part, ticket }
  return { part, ticket: { ...ticket, ...(await forHandler(actor, row)) } }
}

/** A ticket behind a mailed link, for reporters whose account is of another kind; null for a dead link. */
export async function incidentBehind(token: string | null): Promise<IncidentForReporter | null> {
  const link = await goodLink('incident_ticket', token)
  if (!link?.subjectId) return null
  const row = await rowOf(link.subjectId)
  return row.spam ? null : forReporter(row, 'reporter', isIncidentOpen(row.state))
}

/** A file of a ticket the viewer may see; null for everything else. */
export async function incidentFileSeenBy(
  actor: Actor,
  fileId: string | undefined,
): Promise<StoredFile | null> {
  if (!isId(fileId)) return null
  const [hung] = await database()
    .select({ row: incidents, audience: incidentFiles.audience })
    .from(incidentFiles)
    .innerJoin(incidents, eq(incidents.id, incidentFiles.incidentId))
    .where(eq(incidentFiles.fileId, fileId))
  const part = hung ? partIn(actor, hung.row) : null
  if (!part || (part === 'reporter' && hung?.audience !== 'all')) return null
  return unsafeStoredFile(fileId)
}

async function rowOf(incidentId: string | undefined): Promise<IncidentRow> {
  found(isId(incidentId) ? incidentId : null)
  const [row] = await database().select().from(incidents).where(eq(incidents.id, incidentId!))
  return found(row)
}

async function forReporter(
  row: IncidentRow,
  part: NonNullable<IncidentPart>,
  speaks: boolean,
): Promise<IncidentForReporter> {
  const { id, code, state, title, application, description, receivedAt, kind, severity, rejectReason } = row
  return {
    ...{ id, code, state, title, application, description, receivedAt, kind, severity, rejectReason },
    entries: await incidentEntries(row, part),
    files: await filesOf(id, part === 'reporter'),
    mayNote: speaks,
  }
}

async function forHandler(actor: Actor, row: IncidentRow) {
  const { spam, name, email, locale, assigneeId, reporterId } = row
  const [assignee] = assigneeId
    ? await database()
        .select({ id: accounts.id, username: accounts.username })
        .from(accounts)
        .where(eq(accounts.id, assigneeId))
    : []
  return {
    ...{ spam, name, email, locale, hasAccount: reporterId !== null, assignee: assignee ?? null },
    assessment: assessmentOf(row),
    clocks: clocksOf(row, now()),
    mayTake: mayTake(actor, row),
    mayAssign: mayAssign(actor, row),
    mayHandle: mayHandle(actor, row),
    mayClear: mayClear(actor, row),
  }
}

function assessmentOf({
  kind,
  severity,
  personalData,
  vital,
  chronology,
  impact,
}: IncidentRow): IncidentAssessment | null {
  if (kind === null || severity === null || personalData === null || vital === null) return null
  return { kind, severity, personalData, vital, chronology: chronology ?? '', impact: impact ?? '' }
}

async function filesOf(incidentId: string, veiled: boolean): Promise<IncidentFile[]> {
  const { side, audience } = incidentFiles
  const rows = await database()
    .select({ id: files.id, name: files.name, size: files.size, state: files.state, side, audience })
    .from(incidentFiles)
    .innerJoin(files, eq(files.id, incidentFiles.fileId))
    .where(eq(incidentFiles.incidentId, incidentId))
    .orderBy(asc(incidentFiles.attachedAt), asc(files.id))
  return rows
    .filter((row) => row.state !== 'removed' && (!veiled || row.audience === 'all'))
    .map(({ state: _, ...file }) => file)
}

export type IncidentRow = typeof incidents.$inferSelect

/** Locks a ticket its viewer may know of. @throws Refusal not_found */
export async function lockIncident(tx: Tx, actor: Actor, incidentId: string): Promise<IncidentRow> {
  found(isId(incidentId) ? incidentId : null)
  const [row] = await tx.select().from(incidents).where(eq(incidents.id, incidentId)).for('update')
  return found(row && partIn(actor, row) ? row : null)
}
