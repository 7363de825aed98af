import { and, desc, eq, lte } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { incidents } from './incident-tables.server.ts'

/** Words of letters, each perhaps with a full stop: what mail programs make no link of. */
const plainName = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,9}$/u

/**
 * The name to greet a reporter by: that of the report whose link opened the account. Later reports are not asked, as anybody may write
 * this address into the form. Null where there is none, or where it is no plain name.
 */
export async function reporterNameOf(accountId: string): Promise<string | null> {
  const [row] = await database()
    .select({ name: incidents.name })
    .from(incidents)
    .innerJoin(accounts, eq(accounts.id, incidents.reporterId))
    .where(and(eq(incidents.reporterId, accountId), lte(incidents.receivedAt, accounts.createdAt)))
    .orderBy(desc(incidents.receivedAt))
    .limit(1)
  // Degrees after a comma are no part of a greeting.
  const name = row?.name.split(',')[0] ?? ''
  return plainName.test(name) ? name : null
}
