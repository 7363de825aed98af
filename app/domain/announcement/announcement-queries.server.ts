import { isId } from '@cakrawala/ids/ids'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { announcementLimits } from './announcement.ts'
import { announcedToRole, isCurrent } from './announcement-scope.server.ts'
import { announcementDismissals, announcements } from './announcement-tables.server.ts'
import type { AnnouncementView } from './announcement-view.ts'

/**
 * The platform's announcements to a person, newest first, also expired ones.
 * @param after the last id of the page before
 */
export async function announcementsSeenBy(
  viewer: Person,
  { after, most }: { after?: string | undefined; most: number },
): Promise<AnnouncementView[]> {
  const older: SQL | undefined = isId(after)
    ? sql`(${announcements.liveAt}, ${announcements.id}) < (SELECT last.live_at, last.id FROM announcements last
        WHERE last.id = ${after})`
    : undefined
  const rows = await database()
    .select()
    .from(announcements)
    .where(and(announcedToRole(viewer.role), older))
    .orderBy(desc(announcements.liveAt), desc(announcements.id))
    .limit(most)
  return rows.map(viewOf)
}

/** What is above the pages of a person now: not put away, warnings first, at most three. */
export async function bannersSeenBy(viewer: Person): Promise<AnnouncementView[]> {
  const { accountId, announcementId } = announcementDismissals
  const putAway = database()
    .select({ one: sql`1` })
    .from(announcementDismissals)
    .where(and(eq(accountId, viewer.accountId), eq(announcementId, announcements.id)))
  const rows = await database()
    .select()
    .from(announcements)
    .where(and(announcedToRole(viewer.role), isCurrent(), sql`NOT EXISTS (${putAway})`))
    .orderBy(
      sql`array_position(ARRAY['warning', 'notice', 'news'], ${announcements.level})`,
      desc(announcements.liveAt),
      desc(announcements.id),
    )
    .limit(announcementLimits.banners)
  return rows.map(viewOf)
}

export function viewOf(row: typeof announcements.$inferSelect): AnnouncementView {
  const { id, level, fromAt, untilAt, editedAt } = row
  return {
    ...{ id, level, fromAt, untilAt, editedAt },
    words: {
      id: { title: row.titleId, html: row.textIdHtml },
      en: { title: row.titleEn, html: row.textEnHtml },
    },
  }
}
