import { after, hour, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { incidentLife } from './incident.ts'
import { mayClear } from './incident-policy.ts'
import { lockIncident } from './incident-queries.server.ts'
import { incidentFiles, incidents } from './incident-tables.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

/**
 * Erases tickets whose time is over, with their notes, files and links; and uploads that hang on no ticket because their
 * form was refused in the end. For a daily job. @returns how many tickets
 */
export async function forgetIncidents(most = 200): Promise<number> {
  const due = or(
    lt(incidents.endedAt, after(now(), -incidentLife.ended)),
    and(eq(incidents.spam, true), lt(incidents.receivedAt, after(now(), -incidentLife.spam))),
  )
  const rows = await database().select({ id: incidents.id }).from(incidents).where(due).limit(most)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    const hung = await database()
      .select({ id: incidentFiles.fileId })
      .from(incidentFiles)
      .where(inArray(incidentFiles.incidentId, ids))
    // Bytes first, and outside the transaction: should this stop in between, the next run finds the tickets again.
    await removeFiles(hung.map(({ id }) => id))
    await transaction(async (tx) => {
      await tx.delete(links).where(inArray(links.subjectId, ids))
      await tx.delete(incidents).where(inArray(incidents.id, ids))
    })
  }
  await removeLooseFiles()
  return ids.length
}

async function removeLooseFiles(): Promise<void> {
  const hung = database()
    .select({ one: sql`1` })
    .from(incidentFiles)
    .where(eq(incidentFiles.fileId, files.id))
  const settled = lt(files.createdAt, after(now(), -hour))
  const loose = await database()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.purpose, 'incident'), ne(files.state, 'removed'), settled, notExists(hung)))
    .limit(500)
  await removeFiles(loose.map(({ id }) => id))
}

/**
 * Takes a ticket out of the spam: from here on it is like any other, and its reporter gets the receipt.
 * @throws Refusal not_found; conflict `incident_moved` (a colleague was faster)
 */
export async function clearIncident(actor: Actor, incidentId: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayClear(actor, row), 'conflict', 'incident_moved')
    await tx.update(incidents).set({ spam: false }).where(eq(incidents.id, row.id))
    await notifyReporter(tx, actor, { ...row, spam: false })
    await record(tx, actor, 'incident.cleared', row.id)
  })
}
