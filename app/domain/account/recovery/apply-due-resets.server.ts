import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { lockForReset, openResetOf } from '../factor-reset/open-reset.server.ts'
import { factorResets } from '../tables/recovery-tables.server.ts'
import { applyReset } from './apply-reset.server.ts'

/** Applies every held reset whose hold is over. @returns how many */
export async function applyDueResets(system: System): Promise<number> {
  const due = await database()
    .select({ accountId: factorResets.accountId })
    .from(factorResets)
    .innerJoin(accounts, eq(accounts.id, factorResets.accountId))
    .where(
      and(
        isNull(factorResets.doneAt),
        isNull(factorResets.cancelledAt),
        lte(factorResets.effectiveAt, now()),
        ne(accounts.standing, 'ended'),
      ),
    )
  let applied = 0
  for (const { accountId } of due) if (await applyDueReset(accountId, system)) applied++
  return applied
}

const signingIn: System = { kind: 'system', job: 'sign-in' }

/**
 * Applies the held reset of one account if its hold is over: asked at sign-in too, so that no one waits for the schedule.
 * @returns whether the second factor was reset just now
 */
export async function applyDueReset(accountId: string, system: System = signingIn): Promise<boolean> {
  const waiting = await openResetOf(database(), accountId)
  if (!waiting || waiting.effectiveAt > now()) return false
  return transaction(async (tx) => {
    if (!(await lockForReset(tx, accountId))) return false
    // A person may have cancelled it, or another process applied it, while we waited for the lock.
    const due = await openResetOf(tx, accountId)
    if (!due || due.effectiveAt > now()) return false
    await applyReset(tx, system, { accountId, way: due.way })
    return true
  })
}
