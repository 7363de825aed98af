import { now } from '@cakrawala/calendar/clock'
import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, isRole } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { QueueFigures } from '#kernel/view-fields.ts'
import { clocksOf, type IncidentJudged, openStates } from './incident.ts'
import type { IncidentFilter } from './incident-filter.ts'
import { incidents } from './incident-tables.server.ts'
import type { IncidentInList } from './incident-view.ts'

/** `q`: part of a code, name, application or title. */
type Narrowed = Wanted & { q?: string | undefined }

/** Tickets of the queue with their deadlines: open ones oldest first, others newest first. @throws Refusal not_found for all but the platform team */
export async function incidentsSeenBy(
  actor: Actor,
  filter: IncidentFilter,
  wanted: Wanted = {},
): Promise<CountedPage<IncidentInList>> {
  const team = found(isOperator(actor) ? actor : null)
  const which = and(matching(filter), filter.mine ? eq(incidents.assigneeId, team.accountId) : undefined)
  const tickets = await countedPageOfTickets(
    which,
    filter.state === 'open' ? oldestFirst : newestFirst,
    wanted,
  )
  return { ...tickets, rows: tickets.rows.map(timed) }
}

/**
 * The tickets a person reported, with the deadlines of the law; what responders judged of them stays with responders.
 * @throws Refusal not_found outside the incident area
 */
export async function reportedIncidents(
  actor: Actor,
  { q, ...wanted }: Narrowed = {},
): Promise<CountedPage<IncidentInList>> {
  const { accountId } = found(isRole(actor, 'incident') ? actor : null)
  const own = and(eq(incidents.reporterId, accountId), eq(incidents.spam, false), named(q))
  const tickets = await countedPageOfTickets(own, newestFirst, wanted)
  const untold = { assignee: null, personalData: null, vital: null }
  return { ...tickets, rows: tickets.rows.map((row) => timed({ ...row, ...untold })) }
}

/**
 * The tickets a person handles, open ones first, with their deadlines. @throws Refusal not_found outside the incident
 * area
 */
export async function assignedIncidents(
  actor: Actor,
  { q, ...wanted }: Narrowed = {},
): Promise<CountedPage<IncidentInList>> {
  const { accountId } = found(isRole(actor, 'incident') ? actor : null)
  const theirs = and(eq(incidents.assigneeId, accountId), eq(incidents.spam, false), named(q))
  const tickets = await countedPageOfTickets(theirs, openFirst, wanted)
  return { ...tickets, rows: tickets.rows.map(timed) }
}

/** How many no one has taken, and since when the oldest waits. @throws Refusal forbidden for all but the platform team */
export async function incidentFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
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

type TicketRow = Omit<IncidentInList, 'clocks'> & IncidentJudged

function timed({ personalData, vital, ...row }: TicketRow): IncidentInList {
  const open = openStates.some((state) => state === row.state)
  return { ...row, clocks: open ? clocksOf({ ...row, personalData, vital }, now()) : [] }
}

const received = { by: incidents.receivedAt, as: 'moment' } as const
const oldestFirst: Order = { keys: [{ ...received, down: false }], id: incidents.id }
const newestFirst: Order = { keys: [{ ...received, down: true }], id: incidents.id, down: true }
const ended = sql`CASE WHEN ${incidents.endedAt} IS NULL THEN 0 ELSE 1 END`
const openFirst: Order = {
  keys: [{ by: ended, down: false, as: 'number' }, ...oldestFirst.keys],
  id: incidents.id,
}

async function countedPageOfTickets(
  which: SQL | undefined,
  order: Order,
  wanted: Wanted,
): Promise<CountedPage<TicketRow>> {
  const keyset = keysetQuery(order, wanted)
  const { id, code, title, application, state, spam, severity, receivedAt, personalData, vital } = incidents
  const rows = await database()
    .select({
      ...{ id, code, title, application, state, spam, severity, receivedAt, personalData, vital },
      ...{ assignee: accounts.username, place: keyset.place, total: countIn(incidents, which) },
    })
    .from(incidents)
    .leftJoin(accounts, eq(accounts.id, incidents.assigneeId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
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
  const { code, name, email, application, title } = incidents
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Spelled as `incidents_letters` has it.
  return sql`(${code} || ' ' || ${name} || ' ' || ${email} || ' ' || ${application} || ' ' || ${title}) ILIKE ${part}`
}
