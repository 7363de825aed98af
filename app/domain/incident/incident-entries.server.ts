import { eq, inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type EventRow, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import { type IncidentState, incidentClockKinds, incidentStates } from './incident.ts'
import { incidentNotes } from './incident-tables.server.ts'
import type { IncidentEntry } from './incident-view.ts'
import type { IncidentRow } from './lock-incident.server.ts'

/** All that happened to a ticket and was said about it, oldest first. @param veiled as its reporter may see it: no names, nothing internal */
export async function incidentEntries(row: IncidentRow, veiled: boolean): Promise<IncidentEntry[]> {
  const notes = await notesOf(row.id)
  const events = await unsafeHistoryOf('incident', row.id)
  const ids = [...events.flatMap(peopleIn), ...notes.flatMap(({ authorId }) => authorId ?? [])]
  const names = await namesOf([...new Set(ids)])
  const happened = events.flatMap((event) => entryOf(event, names))
  const said = notes.map((note): IncidentEntry => {
    const who = note.authorId ? (names.get(note.authorId) ?? null) : row.name
    const { side, audience, body } = note
    return { kind: 'note', key: note.id, at: note.writtenAt, side, who, audience, body }
  })
  const all = [...happened, ...said].sort((a, b) => a.at.getTime() - b.at.getTime())
  return veiled ? all.filter(isForReporter).map((entry) => ({ ...entry, who: null })) : all
}

function notesOf(incidentId: string) {
  return database()
    .select()
    .from(incidentNotes)
    .where(eq(incidentNotes.incidentId, incidentId))
    .orderBy(incidentNotes.writtenAt, incidentNotes.id)
}

function isForReporter(entry: IncidentEntry): boolean {
  if (entry.kind === 'note') return entry.audience === 'all'
  return entry.kind === 'received' || entry.kind === 'moved'
}

function entryOf(event: EventRow, names: Map<string, string>): IncidentEntry[] {
  const { seq, at, actorId, facts } = event
  const who = actorId ? (names.get(actorId) ?? null) : null
  const shared = { key: String(seq), at, who }
  const to = facts.to
  switch (event.type) {
    case 'incident.reported':
      return [{ ...shared, kind: 'received', side: 'reporter' }]
    case 'incident.moved':
      return isState(to) ? [{ ...shared, kind: 'moved', side: 'responder', to }] : []
    case 'incident.assigned':
      return [{ ...shared, kind: 'assigned', side: 'responder', to: names.get(String(to)) ?? null }]
    case 'incident.assessed':
      return [{ ...shared, kind: 'assessed', side: 'responder' }]
    case 'incident.clock_warned':
    case 'incident.clock_overdue': {
      const clock = incidentClockKinds.find((one) => one === facts.kind)
      const kind = event.type === 'incident.clock_warned' ? 'warned' : 'overdue'
      return clock ? [{ ...shared, kind, side: 'house', clock }] : []
    }
    default:
      return []
  }
}

function isState(word: unknown): word is IncidentState {
  return incidentStates.some((state) => state === word)
}

function peopleIn({ actorId, facts }: EventRow): string[] {
  return [actorId, facts.to].filter((id): id is string => typeof id === 'string' && id.length === 36)
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(inArray(accounts.id, ids))
  return new Map(rows.map(({ id, username }) => [id, username]))
}
