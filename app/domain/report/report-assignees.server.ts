import { and, asc, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

export const reportAssignee = z.object({ id: text, username: text })

/** Whom a report may be handed to: the active members of the platform team. Empty for everyone outside it. */
export async function assigneesSeenBy(viewer: Actor): Promise<z.infer<typeof reportAssignee>[]> {
  if (!isOperator(viewer)) return []
  return database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.role, 'hello'), eq(accounts.standing, 'active')))
    .orderBy(asc(accounts.usernameKey))
}
