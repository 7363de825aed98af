import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import type { AnnouncementContent } from './announcement-input.ts'
import { type AnnouncementMove, isMoveFrom, mayAnnounceForPlatform } from './announcement-lifecycle.ts'
import { announcements, announcementVersions } from './announcement-tables.server.ts'
import type { StoredContent } from './announcement-view.ts'

export type AnnouncementRow = typeof announcements.$inferSelect

/** The columns a text fills. */
export async function columnsOf(content: AnnouncementContent) {
  const { title, text, titleEn, textEn, audience, level, from, until } = content
  return {
    ...{ titleId: title, textIdMd: text, textIdHtml: await renderMarkdown(text) },
    ...{ titleEn, textEnMd: textEn, textEnHtml: await renderMarkdown(textEn) },
    ...{ audience, level, fromAt: from, untilAt: until },
  }
}

/**
 * An announcement its row locked, for a move from the version that was read.
 * @throws Refusal not_found (also for all but the team); move_forbidden; conflict `announcement_changed`
 */
export async function holdAnnouncement(
  tx: Tx,
  actor: Actor,
  id: string,
  move: AnnouncementMove,
  version: number,
): Promise<AnnouncementRow> {
  found(mayAnnounceForPlatform(actor) && isId(id) ? actor : null)
  const [kept] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update')
  const row = found(kept)
  refuseUnless(isMoveFrom(move, row.state), 'move_forbidden')
  refuseUnless(row.version === version, 'conflict', 'announcement_changed')
  return row
}

/** Stores a text beside those before it. */
export async function storeContent(
  tx: Tx,
  { announcementId, version, writtenBy }: { announcementId: string; version: number; writtenBy: string },
  content: AnnouncementContent,
): Promise<void> {
  await tx
    .insert(announcementVersions)
    .values({ announcementId, version, content: keptOf(content), writtenBy, writtenAt: now() })
}

/** Shows it from now on, and has its audience notified. */
export async function putLive(tx: Tx, actor: Actor, { id, audience, level }: AnnouncementRow): Promise<void> {
  const at = now()
  await tx
    .update(announcements)
    .set({ state: 'live', liveAt: at, updatedAt: at })
    .where(eq(announcements.id, id))
  await record(tx, actor, 'announcement.published', id, { audience, level })
}

export function keptOf({
  title,
  text,
  titleEn,
  textEn,
  audience,
  level,
  from,
  until,
}: AnnouncementContent): StoredContent {
  const words = { title, text, titleEn, textEn }
  return { ...words, audience, level, from: from.toISOString(), until: until.toISOString() }
}
