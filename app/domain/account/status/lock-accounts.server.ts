import { isId } from '@cakrawala/ids/ids'
import { asc, eq, inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { AccountFacts } from './account-status-policy.ts'
import { lockTeam } from './administrators.server.ts'

export type LockedAccount = AccountFacts & { username: string }

/**
 * Locks the account a person acts on together with the actor's own, always in the same order: the person who
 * was suspended a moment ago acts no more, and two colleagues cannot send each other away.
 * @throws Refusal not_found; forbidden `account_suspended` when the actor was suspended meanwhile
 */
export async function lockAccounts(tx: Tx, actor: Person, accountId: string): Promise<LockedAccount> {
  refuseUnless(isId(accountId), 'not_found')
  await lockTeam(tx)
  const { id, role, standing, username } = accounts
  const rows = await tx
    .select({ id, role, standing, username })
    .from(accounts)
    .where(inArray(id, [actor.accountId, accountId]))
    .orderBy(asc(id))
    .for('no key update')
  const own = rows.find((row) => row.id === actor.accountId)
  refuseUnless(own?.standing === 'active', 'forbidden', 'account_suspended')
  return found(rows.find((row) => row.id === accountId))
}

/** Locks one account for an act of the platform itself or of its owner. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  found(rows[0])
}
