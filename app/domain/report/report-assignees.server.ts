import { and, asc, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'

/** Whom a report may be handed to: the active members of the platform team. Empty for everyone outside it. */
export async function assigneesSeenBy(viewer: Actor): Promise<{ id: string; username: string }[]> {
  if (!isOperator(viewer)) return []
  return database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.role, 'hello'), eq(accounts.standing, 'active')))
    .orderBy(asc(accounts.usernameKey))
}
