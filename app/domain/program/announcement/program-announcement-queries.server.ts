import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { managedProgramSeenBy } from '../managed-program-queries.server.ts'
import { mayManage } from '../program-policy.ts'
import { programs } from '../program-tables.server.ts'
import type { AnnouncementView, ManagedAnnouncement } from './program-announcement.ts'
import { announcedTo } from './program-announcement-scope.server.ts'
import { programAnnouncements, programAnnouncementVersions } from './program-announcement-tables.server.ts'

/** How many a page of a program shows. */
export const announcementsShown = 20

/**
 * What a program tells a viewer, newest first; nothing where they may not know the program.
 * @param after the id of the last one of the piece before
 */
export async function programAnnouncementsSeenBy(
  viewer: Actor,
  programId: string,
  { after, most = announcementsShown }: { after?: string | undefined; most?: number } = {},
): Promise<AnnouncementView[]> {
  if (!isId(programId)) return []
  return database()
    .select(shown)
    .from(programAnnouncements)
    .innerJoin(programs, eq(programs.id, programAnnouncements.programId))
    .where(and(eq(programAnnouncements.programId, programId), announcedTo(viewer), isAfter(programId, after)))
    .orderBy(...newestFirst)
    .limit(most)
}

/** All of a program with their earlier texts, for the people who write them; nothing for others. */
export async function managedAnnouncementsSeenBy(
  viewer: Actor,
  programId: string,
  { after, most = announcementsShown }: { after?: string | undefined; most?: number } = {},
): Promise<ManagedAnnouncement[]> {
  const program = await managedProgramSeenBy(viewer, programId)
  if (!program || !mayManage(viewer, program)) return []
  const rows = await database()
    .select({
      ...shown,
      text: programAnnouncements.textMd,
      version: programAnnouncements.version,
      by: accounts.username,
      withdrawnAt: programAnnouncements.withdrawnAt,
    })
    .from(programAnnouncements)
    .innerJoin(accounts, eq(accounts.id, programAnnouncements.publishedBy))
    .where(and(eq(programAnnouncements.programId, programId), isAfter(programId, after)))
    .orderBy(...newestFirst)
    .limit(most)
  const versions = await versionsOf(rows.map(({ id }) => id))
  return rows.map((row) => ({
    ...row,
    earlier: versions
      .filter(({ announcementId, version }) => announcementId === row.id && version < row.version)
      .map(({ announcementId: _, ...version }) => version),
  }))
}

const shown = {
  id: programAnnouncements.id,
  title: programAnnouncements.title,
  html: programAnnouncements.textHtml,
  at: programAnnouncements.publishedAt,
  editedAt: programAnnouncements.editedAt,
  inner: sql<boolean>`${programAnnouncements.visibility} = 'private'`,
}

const newestFirst = [desc(programAnnouncements.publishedAt), desc(programAnnouncements.id)]

/** Rows older than one of the same program, whether its reader sees that one or not. */
function isAfter(programId: string, id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined
  return sql`(${programAnnouncements.publishedAt}, ${programAnnouncements.id}) < (SELECT last.published_at, last.id
    FROM program_announcements last WHERE last.id = ${id} AND last.program_id = ${programId})`
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
