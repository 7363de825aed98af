import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { accountStatusBy, isAdmitted, mayBecome, type Standing } from './account-status-lifecycle.ts'
import { sanctions } from './account-status-tables.server.ts'
import { endAccess } from './end-access.server.ts'

/**
 * Writes the status of an account by its open sanctions, and whether its owner has left it: the one writer of
 * `accounts.standing`. Call it after every change of either. The person who may hold no session any more
 * loses all access in the same moment; every request reads the status anew, so it holds on every process at
 * once.
 * @throws Refusal move_forbidden
 */
export async function settleAccountStatus(tx: Tx, accountId: string): Promise<Standing> {
  const [row] = await tx
    .select({ standing: accounts.standing, role: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  const { standing: before, role } = found(row)
  const { left, erased } = await leavingOf(tx, accountId)
  const open = await tx
    .select({ step: sanctions.step })
    .from(sanctions)
    .where(and(eq(sanctions.accountId, accountId), isNull(sanctions.liftedAt)))
  const standing = accountStatusBy(
    open.map(({ step }) => step),
    left || erased,
  )
  if (standing === before) return standing
  refuseUnless(mayBecome(before, standing), 'move_forbidden')
  await tx.update(accounts).set({ standing }).where(eq(accounts.id, accountId))
  if (!isAdmitted({ standing, role })) await endAccess(tx, accountId)
  return standing
}

/** Whether the owner of an account has left it, and whether it was erased since. */
export async function leavingOf(tx: Tx, accountId: string): Promise<{ left: boolean; erased: boolean }> {
  const answer = await tx.execute<{ left: boolean; erased: boolean }>(sql`
    SELECT coalesce(bool_or(cancelled_at IS NULL AND erased_at IS NULL), false) AS left,
      coalesce(bool_or(erased_at IS NOT NULL), false) AS erased
    FROM ${leavings} WHERE account_id = ${accountId}`)
  return answer.rows[0]!
}
