import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { incidentNotes, incidentResponders, incidents } from './incident-tables.server.ts'

/**
 * Tickets a person reported with the notes to them, notes they wrote elsewhere, and their seat among
 * responders.
 */
export async function exportIncidentData(tx: Tx, accountId: string) {
  const { id, code, state, name, email, application, title, description, ...rest } = incidents
  const { kind, severity, rejectReason, receivedAt, verifiedAt, handlingAt, recoveredAt, endedAt } = rest
  const times = { receivedAt, verifiedAt, handlingAt, recoveredAt, endedAt }
  const tickets = await tx
    .select({
      id,
      code,
      state,
      name,
      email,
      application,
      title,
      description,
      kind,
      severity,
      rejectReason,
      ...times,
    })
    .from(incidents)
    .where(eq(incidents.reporterId, accountId))
    .orderBy(asc(incidents.receivedAt))
  return {
    incidents: tickets,
    incidentNotes: await notesFor(
      tx,
      accountId,
      tickets.map((ticket) => ticket.id),
    ),
    incidentResponder: (
      await tx
        .select({ appointedAt: incidentResponders.appointedAt, dismissedAt: incidentResponders.dismissedAt })
        .from(incidentResponders)
        .where(eq(incidentResponders.accountId, accountId))
    )[0],
  }
}

async function notesFor(tx: Tx, accountId: string, own: string[]) {
  const { incidentId, side, body, writtenAt, authorId, audience } = incidentNotes
  const toThem = own.length > 0 ? and(inArray(incidentId, own), eq(audience, 'all')) : sql`false`
  return tx
    .select({ incidentId, side, body, writtenAt })
    .from(incidentNotes)
    .where(sql`(${toThem}) OR ${authorId} = ${accountId}`)
    .orderBy(asc(writtenAt))
}

/** Takes a reporter's name and address out of their tickets, which stay under the pseudonym for their time, and their seat. */
export async function eraseIncidentData(tx: Tx, accountId: string, pseudonym: string): Promise<void> {
  const erasedEmail = sql`'erased-' || ${incidents.id} || '@invalid'`
  await tx
    .update(incidents)
    .set({ name: pseudonym, email: erasedEmail, emailKey: erasedEmail, username: pseudonym })
    .where(eq(incidents.reporterId, accountId))
  await tx
    .update(incidents)
    .set({ assigneeId: null, assignedAt: null })
    .where(and(eq(incidents.assigneeId, accountId), sql`${incidents.endedAt} IS NULL`))
  await tx.delete(incidentResponders).where(eq(incidentResponders.accountId, accountId))
}
