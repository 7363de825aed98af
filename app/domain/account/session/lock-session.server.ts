import { after, day, now } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { deviceClass } from './device.ts'
import { type OpenSession, sessionOfToken } from './session-queries.server.ts'

type From = { address: string; device: string }

/** How long a network counts as one of the account's own after a session was opened there. */
const networkMemory = 30 * day

/**
 * Whose session a token is, where the request comes from. Sessions of the platform team hold in the browser and on the
 * networks they were opened from only: a copied token ends at its first use elsewhere, and the team is notified of it
 * (SES-01).
 */
export async function heldPerson(token: string, from: From): Promise<Person | null> {
  const session = await sessionOfToken(token, from.address)
  if (!session) return null
  if (session.person.role !== 'hello' || (await isAtHome(session, from))) return session.person
  await endMovedSession(session.person, from.address)
  return null
}

/** Asks the database only where the network is another than the session's. */
async function isAtHome({ person, openedAt }: OpenSession, from: From): Promise<boolean> {
  if (deviceClass(from.device) !== deviceClass(openedAt.device)) return false
  const network = networkOf(from.address)
  if (network === networkOf(openedAt.address)) return true
  const known = await database()
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .where(
      and(eq(sessions.accountId, person.accountId), gt(sessions.createdAt, after(now(), -networkMemory))),
    )
  return known.some(({ address }) => networkOf(address) === network)
}

/** The event's actor is the person who held the token, not the owner of the account. */
async function endMovedSession({ accountId, sessionId }: Person, address: string): Promise<void> {
  await transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: now(), endReason: 'moved' })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    if (ended.length === 0) return
    await record(tx, { kind: 'visitor', address }, 'account.session_moved', accountId, { sessionId })
  })
}
