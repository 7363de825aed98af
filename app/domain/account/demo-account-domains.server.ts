import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { accounts } from './account-tables.server.ts'

const mostNamed = 3

/**
 * Domains of accounts that came with the demo: their addresses end in .test, which no one can own (RFC 2606).
 * @returns at most three, in the order of the alphabet
 */
export async function demoAccountDomains(): Promise<string[]> {
  const domain = sql<string>`lower(split_part(${accounts.email}, '@', 2))`
  const rows = await database()
    .selectDistinct({ domain })
    .from(accounts)
    .where(sql`right(${domain}, 5) = '.test'`)
    .orderBy(domain)
    .limit(mostNamed)
  return rows.map((row) => row.domain)
}
