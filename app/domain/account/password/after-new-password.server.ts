import { and, eq, isNull } from 'drizzle-orm'
import { signInTickets } from '#domain/account/factor/factor-tables.server.ts'
import { revokeLinksOf } from '#domain/account/link/send-link.server.ts'
import { endSessionsBut } from '#domain/account/session/end-session.server.ts'
import type { Tx } from '#infra/database.ts'
import { now } from '#kernel/clock.ts'

/**
 * What a new password of any kind ends: sessions (but the one that set it), half-finished sign-ins, and every link that
 * would set another. Part of the act that records.
 * @returns how many sessions ended
 */
export async function endWhatOldPasswordOpened(
  tx: Tx,
  accountId: string,
  sessionId: string | null,
): Promise<number> {
  await revokeLinksOf(tx, accountId, 'reset_password')
  await revokeLinksOf(tx, accountId, 'create_password')
  // Sign-ins between the password and the second factor: they knew the old one.
  await tx
    .update(signInTickets)
    .set({ usedAt: now() })
    .where(and(eq(signInTickets.accountId, accountId), isNull(signInTickets.usedAt)))
  return endSessionsBut(tx, accountId, sessionId, 'password')
}
