import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { revokeLinksAbout } from '#domain/account/link/send-link.server.ts'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { factorResets } from '../tables/recovery-tables.server.ts'
import { lockForReset, openResetOf } from './open-reset.server.ts'

/**
 * Cancels a held reset with the link that was mailed about it. Its other links stop working with it.
 * @throws Refusal not_found: no good link, or the reset has taken effect meanwhile
 */
export async function cancelReset(actor: Actor, token: string): Promise<void> {
  const { subjectId } = found(await goodLink('factor_reset_cancel', token))
  const [reset] = await database()
    .select({ accountId: factorResets.accountId })
    .from(factorResets)
    .where(eq(factorResets.id, found(subjectId)))
  const { accountId } = found(reset)
  await transaction(async (tx) => {
    found(await lockForReset(tx, accountId))
    await takeLink(tx, 'factor_reset_cancel', token)
    found(await cancelHeldReset(tx, actor, accountId))
  })
}

/**
 * Cancels the held reset of an account, if there is one, because its owner has just shown the old factor: part of a
 * sign-in with it, or of another act that proves it. Call it before the event of that act; the account is notified.
 * @returns the reset, or null where none was waiting
 */
export async function cancelHeldReset(tx: Tx, actor: Actor, accountId: string): Promise<string | null> {
  // Most sign-ins have nothing to cancel, and then they need not wait for each other.
  if (!(await openResetOf(tx, accountId))) return null
  await lockForReset(tx, accountId)
  const open = await openResetOf(tx, accountId)
  if (!open) return null
  await tx.update(factorResets).set({ cancelledAt: now() }).where(eq(factorResets.id, open.id))
  await revokeLinksAbout(tx, open.id)
  await record(tx, actor, 'account.factor_reset_cancelled', accountId, { resetId: open.id })
  return open.id
}
