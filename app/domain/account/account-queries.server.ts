import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { accounts } from './account-tables.server.ts'

/** What an account knows of itself beyond its session. */
export async function ownAccount(actor: Person): Promise<{ email: string; createdAt: Date }> {
  const { email, createdAt } = accounts
  const [row] = await database()
    .select({ email, createdAt })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  return found(row)
}
