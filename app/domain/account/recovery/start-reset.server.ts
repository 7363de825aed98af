import { now } from '@cakrawala/calendar/clock'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { isResetHeld } from '../factor-reset/factor-reset.ts'
import { lockForReset } from '../factor-reset/open-reset.server.ts'
import { applyReset } from './apply-reset.server.ts'
import { lockReset } from './lock-reset.server.ts'

/**
 * Resets the second factor with a mailed link: at once, or held where the mailbox alone must not be enough (AUT-10).
 * The platform team never resets by mail, whatever link turns up.
 * @throws Refusal not_found: no good link
 */
export async function startReset(actor: Actor, token: string): Promise<'done' | 'held'> {
  const { accountId } = found(await goodLink('factor_reset', token))
  return transaction(async (tx) => {
    const account = found(await lockForReset(tx, found(accountId)))
    await takeLink(tx, 'factor_reset', token)
    refuseUnless(account.role !== 'hello', 'not_found')
    const reset = { accountId: account.id, way: 'link' } as const
    if (!isResetHeld(account.role, account.passwordResetAt, now())) {
      await applyReset(tx, actor, reset)
      return 'done'
    }
    await lockReset(tx, actor, reset)
    return 'held'
  })
}
