import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello, isRole } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { clocksOf, type IncidentJudged, openStates } from './incident.ts'
import type { IncidentFilter } from './incident-filter.ts'
import { incidents } from './incident-tables.server.ts'
import type { IncidentInList, TimedIncident } from './incident-view.ts'

/** `q`: part of a code, name, application or title. `size`: rows of a page. */
type Narrowed = { q?: string | undefined; size?: number | undefined }

/** Tickets of the queue: open ones oldest first, others newest first. @throws Refusal not_found for all but the platform team */
export async function incidentsSeenBy(
  actor: Actor,
  filter: IncidentFilter,
  size: number = pageSizes.table,
): Promise<Page<IncidentInList>> {
  const team = found(isHello(actor) ? actor : null)
  const which = and(matching(filter), filter.mine ? eq(incidents.assigneeId, team.accountId) : undefined)
  const order = filter.state === 'open' ? asc(incidents.receivedAt) : desc(incidents.receivedAt)
  const tickets = await pageOfTickets(which, order, filter.page, size)
  return { ...tickets, rows: tickets.rows.map(listed) }
}

/**
 * The tickets somebody reported, with the deadlines of the law; what responders judged of them stays with responders.
 * @throws Refusal not_found outside the incident area
 */
export async function reportedIncidents(
  actor: Actor,
  page: number,
  { q, size }: Narrowed = {},
): Promise<Page<TimedIncident>> {
  const { accountId } = found(isRole(actor, 'incident') ? actor : null)
  const own = and(eq(incidents.reporterId, accountId), eq(incidents.spam, false), named(q))
  const tickets = await pageOfTickets(own, desc(incidents.receivedAt), page, size)
  const untold = { assignee: null, personalData: null, vital: null }
  return { ...tickets, rows: tickets.rows.map((row) => timed({ ...row, ...untold })) }
}

/** The tickets somebody handles, open ones first, with their deadlines. @throws Refusal not_found outside the incident area */
export async function assignedIncidents(
  actor: Actor,
  page: number,
  { q, size }: Narrowed = {},
): Promise<Page<TimedIncident>> {
  const { accountId } = found(isRole(actor, 'incident') ? actor : null)
  const open = sql`(${incidents.endedAt} IS NULL) DESC, ${incidents.receivedAt}`
  const theirs = and(eq(incidents.assigneeId, accountId), eq(incidents.spam, false), named(q))
  const tickets = await pageOfTickets(theirs, open, page, size)
  return { ...tickets, rows: tickets.rows.map(timed) }
}

/** How many nobody has taken, and since when the oldest waits. @throws Refusal forbidden for all but the platform team */
export async function incidentFigures(viewer: Actor): Promise<{ open: number; oldestAt: Date | null }> {
  refuseUnless(isHello(viewer), 'forbidden')
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${incidents.receivedAt})`.mapWith(incidents.receivedAt),
    })
    .from(incidents)
    .where(
      and(
        inArray(incidents.state, [...openStates]),
        eq(incidents.spam, false),
        sql`${incidents.assigneeId} IS NULL`,
      ),
    )
  return row!
}

type TicketRow = IncidentInList & IncidentJudged

function listed({ personalData: _personalData, vital: _vital, ...row }: TicketRow): IncidentInList {
  return row
}

function timed(row: TicketRow): TimedIncident {
  const open = openStates.some((state) => state === row.state)
  return { ...listed(row), clocks: open ? clocksOf(row, now()) : [] }
}

async function pageOfTickets(
  which: SQL | undefined,
  order: SQL,
  page: number,
  size: number = pageSizes.table,
): Promise<Page<TicketRow>> {
  const [count] = await database().select({ total: sql<number>`count(*)::int` }).from(incidents).where(which)
  const { id, code, title, application, state, spam, severity, receivedAt, personalData, vital } = incidents
  const rows = await database()
    .select({
      ...{ id, code, title, application, state, spam, severity, receivedAt, personalData, vital },
      assignee: accounts.username,
    })
    .from(incidents)
    .leftJoin(accounts, eq(accounts.id, incidents.assigneeId))
    .where(which)
    .orderBy(order, incidents.id)
    .limit(size)
    .offset((page - 1) * size)
  return pageOf(rows, count!.total, page, size)
}

function matching({ state, severity, q }: IncidentFilter): SQL | undefined {
  const asked = state === 'open' ? inArray(incidents.state, [...openStates]) : undefined
  return and(
    eq(incidents.spam, state === 'spam'),
    asked ?? (state === 'spam' || state === 'open' ? undefined : eq(incidents.state, state)),
    severity ? eq(incidents.severity, severity) : undefined,
    named(q),
  )
}

function named(q = ''): SQL | undefined {
  if (q === '') return undefined
  const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const words = sql`concat_ws(' ', ${incidents.code}, ${incidents.name}, ${incidents.email}, ${incidents.application}, ${incidents.title})`
  return sql`lower(${words}) LIKE ${part}`
}
