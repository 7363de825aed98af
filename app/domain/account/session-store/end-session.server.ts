import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { preAuthTokens } from '#domain/account/tables/factor-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'

/** Ends one session of the actor. Ending it twice is the same as once. @throws not_found for sessions of others. */
export async function endSession(actor: Person, sessionId: string): Promise<void> {
  refuseUnless(isId(sessionId), 'not_found')
  await transaction(async (tx) => {
    const [session] = await tx
      .select({ endedAt: sessions.endedAt })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, actor.accountId)))
      .for('update')
    if (found(session).endedAt) return
    await tx.update(sessions).set({ endedAt: now() }).where(eq(sessions.id, sessionId))
    await record(tx, actor, 'account.signed_out', actor.accountId, { sessionId })
  })
}

/** Ends every session of the actor but the present one. @returns how many */
export async function endOtherSessions(actor: Person): Promise<number> {
  return transaction(async (tx) => {
    const ended = await endSessionsBut(tx, actor.accountId, actor.sessionId)
    if (ended > 0) await record(tx, actor, 'account.signed_out', actor.accountId, { others: ended })
    return ended
  })
}

/** Ends every session of the actor, the present one too. @returns how many */
export async function endAllSessions(actor: Person): Promise<number> {
  return transaction(async (tx) => {
    const ended = await endSessionsBut(tx, actor.accountId, null)
    if (ended > 0) await record(tx, actor, 'account.signed_out', actor.accountId, { all: ended })
    return ended
  })
}

/**
 * Ends the sessions of an account, except one, and with them what waits between password and second factor; part of a
 * larger act that records.
 * @param endReason what their holders are shown at the sign-in page; null for no more than that the session is over
 */
export async function endSessionsBut(
  tx: Tx,
  accountId: string,
  sessionId: string | null,
  endReason: 'password' | null = null,
): Promise<number> {
  await tx
    .update(preAuthTokens)
    .set({ usedAt: now() })
    .where(and(eq(preAuthTokens.accountId, accountId), isNull(preAuthTokens.usedAt)))
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now(), endReason })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        sessionId === null ? undefined : ne(sessions.id, sessionId),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}
