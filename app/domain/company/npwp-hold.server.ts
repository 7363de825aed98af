import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { companyNpwps } from './company-tables.server.ts'

type Waiting = Pick<typeof companyNpwps.$inferSelect, 'companyId' | 'state' | 'submittedAt'>

/**
 * Until when an NPWP that replaced a verified one may not be verified: for 24 hours its owner, who was
 * notified of the change, can still object (MON-06). Null where none was verified before it, or nothing has
 * to wait any more.
 */
export async function npwpHeldUntil(tx: Pick<Tx, 'select'>, waiting: Waiting): Promise<Date | null> {
  const until = after(waiting.submittedAt, day)
  if (waiting.state !== 'pending' || until <= now()) return null
  const verified = and(
    ...[eq(events.noun, 'company'), eq(events.subjectId, waiting.companyId)],
    eq(events.type, 'company.npwp_decided'),
    sql`${events.facts}->>'decision' = 'verified'`,
  )
  const rows = await tx.select({ seq: events.seq }).from(events).where(verified).limit(1)
  return rows.length > 0 ? until : null
}
