import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { shownPicture } from '#domain/account/picture/shown-picture.server.ts'
import { type EventRow, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { shownOnTimeline } from '#domain/event/timeline.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany, isOperator, type Role } from '#kernel/actor.ts'
import { filesOfComment } from './comment-files.server.ts'
import { audiencesReadBy, type ReportFacts, readsEverything } from './report-policy.ts'
import { reportComments } from './report-tables.server.ts'
import type { Party, TimelineEntry } from './report-view.ts'

/** The story of a report as this viewer may read it, oldest first. The caller has shown that they may see the report. */
export async function unsafeTimelineOf(
  viewer: Actor,
  reportId: string,
  facts: ReportFacts,
): Promise<TimelineEntry[]> {
  const inside = isOperator(viewer)
  // Comments come from their own table; drafts and openings are no one's news.
  const events = (await history(reportId)).flatMap((event) => {
    const shown = shownOnTimeline(event, inside)
    return shown ? [{ shown, at: event.at, actorId: event.actorId }] : []
  })
  const comments = await commentsFor(viewer, reportId)
  const people = await partiesOf(database(), viewer, facts.reporterId, [
    ...events.map((e) => e.actorId),
    ...comments.map((c) => c.authorId),
  ])
  const entries: TimelineEntry[] = [
    ...events.map(({ shown, at, actorId }, place) => ({
      ...{ kind: 'event' as const, at, by: people(actorId), ...shown },
      // By its index among what this reader is notified of: its number in the history would count what
      // happens elsewhere (RPT-13).
      key: String(place + 1),
    })),
    ...comments.map(({ id, authorId, createdAt, ...said }) => ({
      ...{ kind: 'comment' as const, key: id, at: createdAt, ...said },
      by: people(authorId),
    })),
  ]
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function history(reportId: string): Promise<EventRow[]> {
  const [own, rewards] = await Promise.all([
    unsafeHistoryOf('report', reportId),
    unsafeHistoryOf('reward', reportId),
  ])
  return [...own, ...rewards].sort((a, b) => a.seq - b.seq)
}

async function commentsFor(viewer: Actor, reportId: string) {
  const { id, authorId, audience, bodyHtml, createdAt } = reportComments
  return database()
    .select({
      ...{ id, authorId, audience, bodyHtml, createdAt },
      files: filesOfComment,
    })
    .from(reportComments)
    .where(
      and(
        eq(reportComments.reportId, reportId),
        inArray(reportComments.audience, [...audiencesReadBy(viewer)]),
      ),
    )
    .orderBy(asc(reportComments.createdAt), asc(reportComments.id))
}

/**
 * Names behind account ids: everyone reads the reporter's; staff names are read inside their own organisation and by the
 * platform team.
 */
export async function partiesOf(
  tx: Tx,
  viewer: Actor,
  reporterId: string,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Party> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length === 0 ? [] : await peopleOf(tx, wanted)
  const known = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const person = id === null ? undefined : known.get(id)
    if (!person) return { kind: 'system', name: null, picture: null }
    const named = mayName(viewer, person, reporterId)
    return {
      kind: partyKind(person.role),
      name: named ? person.username : null,
      // The picture of a company is that of all its people.
      picture: named || isCompanyRole(person.role) ? person.picture : null,
    }
  }
}

function peopleOf(tx: Tx, ids: string[]) {
  return tx
    .select({
      ...{ id: accounts.id, username: accounts.username, role: accounts.role },
      picture: shownPicture(sql`${accounts.id}`),
    })
    .from(accounts)
    .where(inArray(accounts.id, ids))
}

function mayName(viewer: Actor, person: { id: string; role: Role }, reporterId: string): boolean {
  const everybody = person.id === reporterId || readsEverything(viewer)
  return everybody || (isCompany(viewer) && isCompanyRole(person.role))
}

function isCompanyRole(role: Role): boolean {
  return role === 'company' || role === 'company_member'
}

function partyKind(role: Role): Party['kind'] {
  if (role === 'hello') return 'operator'
  return role === 'bughunter' ? 'reporter' : 'company'
}
