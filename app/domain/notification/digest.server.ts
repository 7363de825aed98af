import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, lte, max } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { notifications } from './notification-tables.server.ts'

/** Accounts whose news wait for one mail. */
export async function unsafeAccountsWithDigest(): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ accountId: notifications.accountId })
    .from(notifications)
    .where(isWaiting())
  return rows.map(({ accountId }) => accountId)
}

/** The number of the last event whose news wait for an account's mail; 0 where none do. */
export async function lastWaitingForDigest(accountId: string): Promise<number> {
  const [row] = await database()
    .select({ last: max(notifications.seq) })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isWaiting()))
  return row?.last ?? 0
}

/** Notes that an account's news up to an event were mailed, or need no mail any more. */
export async function noteDigested(accountId: string, last: number): Promise<void> {
  await database()
    .update(notifications)
    .set({ digestedAt: now() })
    .where(and(eq(notifications.accountId, accountId), isWaiting(), lte(notifications.seq, last)))
}

/** Where an account gets its mail; undefined where there is no such account. */
export async function unsafeDigestAddress(accountId: string): Promise<string | undefined> {
  const [reader] = await database()
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return reader?.email
}

function isWaiting() {
  return and(eq(notifications.digest, true), isNull(notifications.digestedAt))
}
