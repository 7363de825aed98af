import { isId } from '@cakrawala/ids/ids'
import { keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { managedFactsSeenBy } from '../managed-program-queries.server.ts'
import { mayManage } from '../program-policy.ts'
import { programs } from '../program-tables.server.ts'
import { announcedTo } from './program-announcement-scope.server.ts'
import { programAnnouncements, programAnnouncementVersions } from './program-announcement-tables.server.ts'
import type { AnnouncementView, ManagedAnnouncement } from './program-announcement-view.ts'

/** How many a page of a program shows. */
export const announcementsShown = 20

/**
 * The announcements of a program to a viewer, newest first, 20 at a time; nothing where they may not know the
 * program.
 */
export async function programAnnouncementsSeenBy(
  viewer: Actor,
  programId: string,
  wanted: Wanted = {},
): Promise<KeysetPage<AnnouncementView>> {
  if (!isId(programId)) return nothing
  const keyset = keysetQuery(newestFirst, { size: announcementsShown, ...wanted })
  const rows = await database()
    .select({ ...shown, place: keyset.place })
    .from(programAnnouncements)
    .innerJoin(programs, eq(programs.id, programAnnouncements.programId))
    .where(and(eq(programAnnouncements.programId, programId), announcedTo(viewer), keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.cut(rows)
}

/** All of a program with their earlier texts, for the people who write them; nothing for others. */
export async function managedAnnouncementsSeenBy(
  viewer: Actor,
  programId: string,
  wanted: Wanted = {},
): Promise<KeysetPage<ManagedAnnouncement>> {
  const program = await managedFactsSeenBy(viewer, programId)
  if (!program || !mayManage(viewer, program)) return nothing
  const keyset = keysetQuery(newestFirst, { size: announcementsShown, ...wanted })
  const found = await database()
    .select({
      ...shown,
      text: programAnnouncements.textMd,
      version: programAnnouncements.version,
      by: accounts.username,
      withdrawnAt: programAnnouncements.withdrawnAt,
      place: keyset.place,
    })
    .from(programAnnouncements)
    .innerJoin(accounts, eq(accounts.id, programAnnouncements.publishedBy))
    .where(and(eq(programAnnouncements.programId, programId), keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.cut(found)
  const versions = await versionsOf(rows.map(({ id }) => id))
  const whole = rows.map((row) => ({
    ...row,
    earlier: versions
      .filter(({ announcementId, version }) => announcementId === row.id && version < row.version)
      .map(({ announcementId: _, ...version }) => version),
  }))
  return { rows: whole, ...ways }
}

const shown = {
  id: programAnnouncements.id,
  title: programAnnouncements.title,
  html: programAnnouncements.textHtml,
  at: programAnnouncements.publishedAt,
  editedAt: programAnnouncements.editedAt,
  inner: sql<boolean>`${programAnnouncements.visibility} = 'private'`,
}

const nothing = { rows: [], next: null, prev: null }

const newestFirst: Order = {
  keys: [{ by: programAnnouncements.publishedAt, down: true, as: 'moment' }],
  ...{ id: programAnnouncements.id, down: true },
}

function versionsOf(ids: readonly string[]) {
  if (ids.length === 0) return []
  const { announcementId, version, title, textHtml, writtenBy, writtenAt } = programAnnouncementVersions
  return database()
    .select({ announcementId, version, title, html: textHtml, by: accounts.username, at: writtenAt })
    .from(programAnnouncementVersions)
    .innerJoin(accounts, eq(accounts.id, writtenBy))
    .where(inArray(announcementId, [...ids]))
    .orderBy(desc(version))
    .limit(500)
}
