import { asc } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

export const reportAssignee = z.object({ id: text, username: text })

/** Whom a report may be handed to: the people of the platform team who triage. Empty for everyone who may not hand one over. */
export async function assigneesSeenBy(viewer: Actor): Promise<z.infer<typeof reportAssignee>[]> {
  if (!mayActForTeam(viewer, 'report.assigned')) return []
  return database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(isAtWorkOn('report.moved'))
    .orderBy(asc(accounts.usernameKey))
}
