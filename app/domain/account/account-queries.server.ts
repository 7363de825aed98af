import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { accounts } from './account-tables.server.ts'

/** What an account knows of itself beyond its session; the picture is the large one. */
export async function ownAccount(
  actor: Person,
): Promise<{ email: string; createdAt: Date; pictureId: string | null }> {
  const { email, createdAt, pictureId } = accounts
  const [row] = await database()
    .select({ email, createdAt, pictureId })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  return found(row)
}
