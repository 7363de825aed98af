import { networkOf } from '@cakrawala/http/client-network'
import { desc, eq } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'

/** By what the tries to get into an account are counted: `triesKeyAmong` its last twenty sessions. */
export async function triesKey(accountId: string, address: string): Promise<string> {
  const rows = await database()
    .select({ address: sessions.address })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt))
    .limit(20)
  return triesKeyAmong(
    accountId,
    rows.map((row) => row.address),
    address,
  )
}

/** Networks the owner has signed in from count apart, so that an attacker's tries do not lock the owner out. */
export function triesKeyAmong(accountId: string, known: readonly string[], address: string): string {
  return isKnownNetwork(known, address) ? `${accountId}@${networkOf(address)}` : accountId
}

/** @param known the addresses of the account's last sessions */
export function isKnownNetwork(known: readonly string[], address: string): boolean {
  const network = networkOf(address)
  return known.some((one) => networkOf(one) === network)
}
