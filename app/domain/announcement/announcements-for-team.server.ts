import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type ShownState, shownStateOf } from './announcement.ts'
import type { AnnouncementFilter } from './announcement-input.ts'
import { announcementMovesOf } from './announcement-lifecycle.ts'
import { viewOf } from './announcement-queries.server.ts'
import { announcements, announcementVersions } from './announcement-tables.server.ts'
import type { AnnouncementAtWork, AnnouncementInList } from './announcement-view.ts'

/** What the team wrote, newest first. @throws Refusal not_found for all but the platform team */
export async function announcementsForTeam(
  actor: Actor,
  filter: AnnouncementFilter,
  wanted: Wanted = {},
): Promise<CountedPage<AnnouncementInList>> {
  found(isOperator(actor) ? actor : null)
  const which = matching(filter)
  const keyset = keysetQuery({ keys: [], id: announcements.id, down: true }, wanted)
  const rows = await database()
    .select({
      row: announcements,
      by: accounts.username,
      place: keyset.place,
      total: countIn(announcements, which),
    })
    .from(announcements)
    .innerJoin(accounts, eq(accounts.id, announcements.createdBy))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  return {
    rows: shown.map(({ row, by }) => ({ ...factsOf(row), title: row.titleId, by })),
    ...ways,
  }
}

/** One announcement with its texts and what may be done about it. @throws Refusal not_found for all but the team */
export async function announcementSeenBy(actor: Actor, id: string): Promise<AnnouncementAtWork> {
  found(isOperator(actor) && isId(id) ? actor : null)
  const [kept] = await database()
    .select({ row: announcements, by: accounts.username })
    .from(announcements)
    .innerJoin(accounts, eq(accounts.id, announcements.createdBy))
    .where(eq(announcements.id, id))
  const { row, by } = found(kept)
  const versions = await versionsOf(id)
  return {
    ...viewOf(row),
    ...factsOf(row),
    ...{ by, version: row.version, createdAt: row.createdAt, liveAt: row.liveAt },
    content: found(versions.find(({ version }) => version === row.version)).content,
    moves: announcementMovesOf(actor, row.state),
    versions,
  }
}

function factsOf({ id, state, audience, level, fromAt, untilAt }: typeof announcements.$inferSelect) {
  return { id, state: shownStateOf(state, untilAt, now()), audience, level, fromAt, untilAt }
}

function versionsOf(id: string) {
  const { announcementId, version, content, writtenBy, writtenAt } = announcementVersions
  return database()
    .select({ version, content, by: accounts.username, at: writtenAt })
    .from(announcementVersions)
    .innerJoin(accounts, eq(accounts.id, writtenBy))
    .where(eq(announcementId, id))
    .orderBy(desc(version))
    .limit(100)
}

function matching({ state, audience, level, q }: AnnouncementFilter): SQL | undefined {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    state && stateIs(state),
    audience && eq(announcements.audience, audience),
    level && eq(announcements.level, level),
    q === '' ? undefined : or(ilike(announcements.titleId, like), ilike(announcements.titleEn, like)),
  )
}

function stateIs(state: ShownState): SQL | undefined {
  if (state !== 'live' && state !== 'ended') return eq(announcements.state, state)
  const over = sql`${announcements.untilAt} <= ${now().toISOString()}::timestamptz`
  return and(eq(announcements.state, 'live'), state === 'ended' ? over : sql`NOT ${over}`)
}
