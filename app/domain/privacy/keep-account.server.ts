import { now } from '@cakrawala/calendar/clock'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { lockAccount } from '#domain/account/status/lock-accounts.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'

/** Until when the leaving behind a mailed token can be taken back; null for every token that is not good. */
export async function leavingOfToken(token: string | null): Promise<{ eraseAt: Date } | null> {
  const link = await goodLink('leaving_cancel', token)
  if (!link) return null
  const [row] = await database()
    .select({ eraseAt: leavings.eraseAt })
    .from(leavings)
    .where(isOpen(link.accountId!))
  return row ?? null
}

/**
 * Takes a leaving back: the account is active again as far as its sanctions allow. No one is signed in by it,
 * and a membership stays ended until an admin of the company lets the person in again.
 * @throws Refusal not_found for links that are unknown, used or late
 */
export async function keepAccount(actor: Actor, token: string): Promise<void> {
  await transaction(async (tx) => {
    const accountId = found((await takeLink(tx, 'leaving_cancel', token)).accountId)
    await lockAccount(tx, accountId)
    const kept = await tx
      .update(leavings)
      .set({ cancelledAt: now() })
      .where(isOpen(accountId))
      .returning({ id: leavings.id })
    found(kept[0])
    await settleAccountStatus(tx, accountId)
    await record(tx, actor, 'privacy.leaving_cancelled', accountId)
  })
}

function isOpen(accountId: string) {
  return and(
    eq(leavings.accountId, accountId),
    isNull(leavings.cancelledAt),
    isNull(leavings.erasedAt),
    gt(leavings.eraseAt, now()),
  )
}
