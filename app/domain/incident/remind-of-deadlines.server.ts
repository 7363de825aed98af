import { after, now } from '@cakrawala/calendar/clock'
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import {
  type IncidentClockKind,
  incidentClockKinds,
  incidentClocks,
  openStates,
  warnedAfter,
} from './incident.ts'
import { incidents } from './incident-tables.server.ts'

type Moment = 'incident.clock_warned' | 'incident.clock_overdue'

const most = 200

/**
 * Records `incident.clock_warned` when three quarters of a legal deadline have passed, and `incident.clock_overdue` when all
 * of it has, each once: a ticket that ended, or that a deadline was judged not to bind, is left alone. Facts: the deadline's
 * `kind` and `dueAt`.
 * @returns how many were recorded; the next run finds what is over the bound of this one
 */
export async function remindOfDeadlines(system: System): Promise<number> {
  return transaction(async (tx) => {
    // Two processes at once take turns, so that the second sees what the first has recorded.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('remind-of-incident-deadlines'))`)
    let told = 0
    for (const kind of incidentClockKinds) {
      for (const moment of ['incident.clock_overdue', 'incident.clock_warned'] as const) {
        for (const { id, receivedAt } of await reached(tx, kind, moment)) {
          const dueAt = after(receivedAt, incidentClocks[kind])
          await record(tx, system, moment, id, { kind, dueAt: dueAt.toISOString() })
          told += 1
        }
      }
    }
    return told
  })
}

/** Open tickets that have come to a moment of a deadline, and of which no user was notified yet. */
function reached(tx: Tx, kind: IncidentClockKind, moment: Moment) {
  const binds = kind === 'iiv' ? incidents.vital : incidents.personalData
  return tx
    .select({ id: incidents.id, receivedAt: incidents.receivedAt })
    .from(incidents)
    .where(
      and(
        inArray(incidents.state, [...openStates]),
        eq(incidents.spam, false),
        or(isNull(binds), eq(binds, true)),
        within(incidentClocks[kind], moment),
        sql`NOT EXISTS (SELECT 1 FROM ${events} e WHERE e.noun = 'incident' AND e.subject_id = ${incidents.id}
          AND e.type = ${moment} AND e.facts->>'kind' = ${kind})`,
      ),
    )
    .orderBy(asc(incidents.receivedAt))
    .limit(most)
}

/** A warning makes sense before the end only. */
function within(life: number, moment: Moment): SQL | undefined {
  const end = after(now(), -life)
  if (moment === 'incident.clock_overdue') return lte(incidents.receivedAt, end)
  return and(lte(incidents.receivedAt, after(now(), -life * warnedAfter)), gt(incidents.receivedAt, end))
}
