import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { SanctionStep } from './account-status.ts'
import { accountStatusBy, isAdmitted, mayBecome, type Standing } from './account-status-lifecycle.ts'
import { sanctions } from './account-status-tables.server.ts'
import { refuseWithoutAdministrator } from './administrators.server.ts'
import { endAccess } from './end-access.server.ts'
import { leavings } from './leaving-tables.server.ts'
import { lockAccount } from './lock-accounts.server.ts'

/** Lifts suspensions whose time is over; a schedule calls this. @returns how many; 50 means there may be more */
export async function endSuspensions(system: System, most = 50): Promise<number> {
  const due = await database()
    .select({ id: sanctions.id, accountId: sanctions.accountId })
    .from(sanctions)
    .where(isOver())
    .orderBy(asc(sanctions.until))
    .limit(most)
  for (const { id, accountId } of due) await endOne(system, id, accountId)
  return due.length
}

async function endOne(system: System, sanctionId: string, accountId: string): Promise<void> {
  await transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const ended = await tx
      .update(sanctions)
      .set({ liftedAt: now() })
      .where(and(eq(sanctions.id, sanctionId), isOver()))
      .returning({ id: sanctions.id })
    // Another process, or a person, was faster.
    if (ended.length === 0) return
    const standing = await settleAccountStatus(tx, accountId)
    const facts = { sanctionId, step: 'suspension', way: 'time', standing } as const
    await record(tx, system, 'account.sanction_lifted', accountId, facts)
  })
}

function isOver() {
  return and(eq(sanctions.step, 'suspension'), isNull(sanctions.liftedAt), lte(sanctions.until, now()))
}

/**
 * Writes the status of an account by its open sanctions, whether its owner has left it, and the rest of an operator: the one writer of
 * `accounts.standing`. Call it after every change of either. The person who may hold no session any more
 * loses all access in the same moment; every request reads the status anew, so it holds on every process at
 * once.
 * @throws Refusal move_forbidden; conflict `last_administrator`
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
  const [operator] = await tx
    .select({ state: operators.state })
    .from(operators)
    .where(eq(operators.id, accountId))
  const resting: SanctionStep[] = operator?.state === 'resting' ? ['suspension'] : []
  const standing = accountStatusBy([...open.map(({ step }) => step), ...resting], left || erased)
  if (standing === before) return standing
  refuseUnless(mayBecome(before, standing), 'move_forbidden')
  await tx.update(accounts).set({ standing }).where(eq(accounts.id, accountId))
  if (!isAdmitted({ standing, role })) await endAccess(tx, accountId)
  if (role === 'hello' && standing !== 'active') await refuseWithoutAdministrator(tx)
  return standing
}

/** Whether the owner of an account has left it, or the platform team, and whether it was erased since. */
export async function leavingOf(tx: Tx, accountId: string): Promise<{ left: boolean; erased: boolean }> {
  const answer = await tx.execute<{ left: boolean; erased: boolean }>(sql`
    SELECT coalesce(bool_or(cancelled_at IS NULL AND erased_at IS NULL), false)
        OR EXISTS (SELECT 1 FROM ${operators} WHERE id = ${accountId} AND state = 'ended') AS left,
      coalesce(bool_or(erased_at IS NOT NULL), false) AS erased
    FROM ${leavings} WHERE account_id = ${accountId}`)
  return answer.rows[0]!
}
