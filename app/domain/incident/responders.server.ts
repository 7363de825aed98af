import { and, asc, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { mayNameResponders } from './incident-policy.ts'
import { incidentResponders, incidents } from './incident-tables.server.ts'

/** `open`: tickets they are working on. */
export const responder = z.object({ id: text, username: text, email: text, appointedAt: moment, open: count })
export type Responder = z.infer<typeof responder>

/** Who outside the platform team handles tickets. @throws Refusal not_found for all but the platform team */
export async function respondersSeenBy(viewer: Actor): Promise<{ rows: Responder[]; mayName: boolean }> {
  found(isOperator(viewer) ? viewer : null)
  const working = and(eq(incidents.assigneeId, accounts.id), isNull(incidents.endedAt))
  const rows = await database()
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      appointedAt: incidentResponders.appointedAt,
      open: database().$count(incidents, working),
    })
    .from(incidentResponders)
    .innerJoin(accounts, eq(accounts.id, incidentResponders.accountId))
    .where(isNull(incidentResponders.dismissedAt))
    .orderBy(asc(accounts.usernameKey))
  return { rows, mayName: mayNameResponders(viewer) }
}

export const handler = z.object({ id: text, username: text, isTeam: flag })
export type Handler = z.infer<typeof handler>

/** Whom a ticket may be assigned to: the people of the platform team who handle them, then the responders. Empty for everyone outside the team. */
export async function handlersSeenBy(viewer: Actor): Promise<Handler[]> {
  if (!isOperator(viewer)) return []
  const active = eq(accounts.standing, 'active')
  const named = { id: accounts.id, username: accounts.username }
  const team = await database()
    .select(named)
    .from(accounts)
    .where(isAtWorkOn('incident.moved'))
    .orderBy(asc(accounts.usernameKey))
  const outside = await database()
    .select(named)
    .from(incidentResponders)
    .innerJoin(accounts, eq(accounts.id, incidentResponders.accountId))
    .where(and(isNull(incidentResponders.dismissedAt), active))
    .orderBy(asc(accounts.usernameKey))
  return [
    ...team.map((one) => ({ ...one, isTeam: true })),
    ...outside.map((one) => ({ ...one, isTeam: false })),
  ]
}
