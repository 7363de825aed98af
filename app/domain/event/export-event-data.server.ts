import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { events } from './event-tables.server.ts'

/**
 * What an account did, and who tried to enter it: kind, time and, of its own acts, the address. What the acts were about
 * stays out: it may be another person's.
 */
export async function exportEventData(tx: Tx, accountId: string) {
  const atEndpoint = and(
    eq(events.noun, 'account'),
    eq(events.subjectId, accountId),
    eq(events.actorKind, 'visitor'),
  )
  return {
    events: await tx
      .select({
        at: events.at,
        type: events.type,
        // The refused actor may be a user without access.
        address: sql<
          string | null
        >`CASE WHEN ${events.type} <> 'account.sign_in_refused' THEN ${events.address} END`,
      })
      .from(events)
      .where(or(eq(events.actorId, accountId), atEndpoint))
      .orderBy(asc(events.seq)),
  }
}
