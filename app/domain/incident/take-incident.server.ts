import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { mayAssign, mayTake } from './incident-policy.ts'
import { type IncidentRow, lockIncident } from './incident-queries.server.ts'
import { incidentResponders, incidents } from './incident-tables.server.ts'

/**
 * An operator makes a ticket theirs, also from a colleague.
 * @param only `free`: only while it is no one's
 * @throws Refusal not_found; conflict `incident_moved` (theirs already, ended, or spam; a colleague was faster)
 */
export async function takeIncident(actor: Actor, incidentId: string, only?: 'free'): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayTake(actor, row), 'conflict', 'incident_moved')
    refuseUnless(only !== 'free' || row.assigneeId === null, 'conflict', 'incident_moved')
    await assign(tx, actor, row, actor.accountId)
  })
}

/**
 * Hands a ticket to a colleague of the platform team or to a responder. Handing it to whom it belongs changes nothing.
 * @throws Refusal not_found; conflict `incident_moved`; invalid_input `assigneeId` (no one tickets go to, or its
 * reporter)
 */
export async function assignIncident(actor: Actor, incidentId: string, assigneeId: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayAssign(actor, row), 'conflict', 'incident_moved')
    if (row.assigneeId === assigneeId) return
    const fits = assigneeId !== row.reporterId && (await isHandler(tx, assigneeId, row.emailKey))
    if (!fits) refuseField('assigneeId', 'invalid')
    await assign(tx, actor, row, assigneeId)
  })
}

async function assign(
  tx: Tx,
  actor: Person,
  { id, assigneeId: from }: IncidentRow,
  to: string,
): Promise<void> {
  await tx.update(incidents).set({ assigneeId: to, assignedAt: now() }).where(eq(incidents.id, id))
  await record(tx, actor, 'incident.assigned', id, { from, to })
}

async function isAble(tx: Tx, accountId: string): Promise<boolean> {
  const able = and(eq(accounts.id, accountId), isAtWorkOn('incident.moved'))
  return (await tx.select({ id: accounts.id }).from(accounts).where(able)).length > 0
}

/** Locked, so that a responder who is being dismissed is given nothing more. */
async function isHandler(tx: Tx, accountId: string, reporterKey: string): Promise<boolean> {
  const [account] = await tx
    .select({ role: accounts.role, standing: accounts.standing, emailKey: accounts.emailKey })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account?.standing !== 'active' || account.emailKey === reporterKey) return false
  if (account.role === 'hello') return isAble(tx, accountId)
  const [seat] = await tx
    .select()
    .from(incidentResponders)
    .where(and(eq(incidentResponders.accountId, accountId), isNull(incidentResponders.dismissedAt)))
    .for('share')
  return account.role === 'incident' && seat !== undefined
}
