import { isId } from '@cakrawala/ids/ids'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { SessionEndReason } from './account-status.ts'
import { refuseUnlessKeepsOrder } from './account-status-policy.ts'
import { lockAccounts } from './lock-accounts.server.ts'

/**
 * The platform team ends every session of an account; its owner may sign in again.
 * @returns how many were open
 * @throws Refusal not_found; forbidden `sanction_self` (the security page ends one's own)
 */
export async function endSessionsOf(actor: Actor, accountId: string, why: SessionEndReason): Promise<number> {
  const team = found(isOperator(actor) && isId(accountId) ? actor : null)
  refuseUnlessKeepsOrder(team, accountId)
  return transaction(async (tx) => {
    await lockAccounts(tx, team, accountId)
    const ended = await endSessionsBut(tx, accountId, null)
    await record(tx, team, 'account.signed_out', accountId, { byTeam: true, why, ended })
    return ended
  })
}
