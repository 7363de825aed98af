import { eq, inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type EventRow, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import type { IncidentPart } from './incident-policy.ts'
import type { IncidentRow } from './incident-queries.server.ts'
import { incidentNotes } from './incident-tables.server.ts'
import type { IncidentEntry } from './incident-view.ts'

type People = Map<string, { username: string; isTeam: boolean }>
type Happening = IncidentEntry extends infer Each ? (Each extends unknown ? Omit<Each, 'key'> : never) : never

/** All events and notes of a ticket, oldest first, as a person in `part` may read it. */
export async function incidentEntries(
  row: IncidentRow,
  part: NonNullable<IncidentPart>,
): Promise<IncidentEntry[]> {
  const notes = await notesOf(row.id)
  const events = await unsafeHistoryOf('incident', row.id)
  const ids = [...events.flatMap(peopleIn), ...notes.flatMap(({ authorId }) => authorId ?? [])]
  const people = await peopleOf([...new Set(ids)])
  const tell = tellerFor(part, people, row)
  const said = notes.map(({ authorId, side, audience, body, writtenAt }) => ({
    ...({ kind: 'note', at: writtenAt, side, audience, body } as const),
    ...tell.by(authorId, side),
  }))
  const all = [...events.flatMap((event) => entryOf(event, tell)), ...said].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  // An event's own number would count what happens elsewhere, an id of a note is no one's business.
  return (part === 'reporter' ? all.filter(isForReporter) : all).map((entry, place) => ({
    ...entry,
    key: String(place + 1),
  }))
}

/** Names as the reader may know them. */
function tellerFor(part: NonNullable<IncidentPart>, people: People, row: IncidentRow) {
  const nameOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id)
    if (!person || part === 'reporter') return null
    return person.isTeam && part !== 'team' ? null : person.username
  }
  return {
    nameOf,
    by(id: string | null, side: IncidentEntry['side']) {
      const byTeam = part !== 'reporter' && id !== null && people.get(id)?.isTeam === true
      // Reporters without an account wrote under the name they gave.
      const given = part !== 'reporter' && id === null && side === 'reporter' ? row.name : null
      return { side, who: nameOf(id) ?? given, byTeam }
    },
  }
}

function notesOf(incidentId: string) {
  return database()
    .select()
    .from(incidentNotes)
    .where(eq(incidentNotes.incidentId, incidentId))
    .orderBy(incidentNotes.writtenAt, incidentNotes.id)
}

function isForReporter(entry: Happening): boolean {
  if (entry.kind === 'note') return entry.audience === 'all'
  return entry.kind === 'received' || entry.kind === 'moved'
}

function entryOf({ at, actorId, type, facts }: EventRow, tell: ReturnType<typeof tellerFor>): Happening[] {
  switch (type) {
    case 'incident.reported':
      return [{ at, ...tell.by(actorId, 'reporter'), kind: 'received' }]
    case 'incident.moved':
      return facts.to ? [{ at, ...tell.by(actorId, 'responder'), kind: 'moved', to: facts.to }] : []
    case 'incident.assigned': {
      const { to } = facts
      const shared = { at, ...tell.by(actorId, 'responder') }
      if (!to) return [{ ...shared, kind: 'returned' }]
      return [
        to === actorId ? { ...shared, kind: 'taken' } : { ...shared, kind: 'assigned', to: tell.nameOf(to) },
      ]
    }
    case 'incident.assessed':
      return [{ at, ...tell.by(actorId, 'responder'), kind: 'assessed' }]
    case 'incident.clock_warned':
    case 'incident.clock_overdue': {
      const clock = facts.kind
      const kind = type === 'incident.clock_warned' ? 'warned' : 'overdue'
      return clock ? [{ at, ...tell.by(actorId, 'house'), kind, clock }] : []
    }
    default:
      return []
  }
}

function peopleIn({ actorId, type, facts }: EventRow): string[] {
  const assignee = type === 'incident.assigned' ? facts.to : null
  return [actorId, assignee].flatMap((id) => (id?.length === 36 ? [id] : []))
}

async function peopleOf(ids: string[]): Promise<People> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: accounts.id, username: accounts.username, role: accounts.role })
    .from(accounts)
    .where(inArray(accounts.id, ids))
  return new Map(rows.map(({ id, username, role }) => [id, { username, isTeam: role === 'hello' }]))
}
