import { bannersSeenBy } from '#domain/announcement/announcement-queries.server.ts'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import type { Person } from '#kernel/actor.ts'

/** What is above the pages of an area. Nothing for a person who owes a second factor: they could not put it away. */
export async function announcementFacts(person: Person): Promise<AnnouncementView[]> {
  return person.factorOwed ? [] : bannersSeenBy(person)
}
