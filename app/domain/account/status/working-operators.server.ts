import { and, arrayOverlaps, eq, exists, type SQL } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { rolesFor } from '#domain/event/team-roles.ts'
import { database } from '#infra/database.ts'

/** A condition about `accounts`: operators at work whose roles include what the event tells of, so that it can be handed to them. */
export function isAtWorkOn(type: EventType): SQL {
  const able = database()
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.id, accounts.id), arrayOverlaps(operators.roles, [...rolesFor(type)])))
  return and(eq(accounts.role, 'hello'), eq(accounts.standing, 'active'), exists(able))!
}
