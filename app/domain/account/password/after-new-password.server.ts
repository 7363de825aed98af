import { revokeLinksOf } from '#domain/account/link/send-link.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import type { Tx } from '#infra/database.ts'

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
  return endSessionsBut(tx, accountId, sessionId, 'password')
}
