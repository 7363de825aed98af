import { leadToStart } from '@cakrawala/page-server/first-page'
import {
  managedAnnouncementsSeenBy,
  programAnnouncementsSeenBy,
} from '#domain/program/announcement/program-announcement-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'

/** Where the announcements on a page of a program begin: their name in its address. */
export const newsStart = 'news'

/** The announcements of a program to a reader of its page, from the cursor in the address. */
export async function programNewsOf(actor: Actor, programId: string, url: URL) {
  const news = await programAnnouncementsSeenBy(actor, programId, { from: url.searchParams.get(newsStart) })
  leadToStart(news, url, newsStart)
  return news
}

/** The same for the people who write it. */
export async function managedNewsOf(actor: Actor, programId: string, url: URL) {
  const news = await managedAnnouncementsSeenBy(actor, programId, { from: url.searchParams.get(newsStart) })
  leadToStart(news, url, newsStart)
  return news
}
