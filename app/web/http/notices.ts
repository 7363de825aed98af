import { leadToStart } from '@cakrawala/page-server/first-page'
import { type CountedPage, sizeFrom } from '@cakrawala/paging/paging'
import { bannersSeenBy } from '#domain/announcement/announcement-queries.server.ts'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import { bellBounds, type NoticeGroup } from '#domain/notification/notification.ts'
import { type NoticeRow, noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { noticeSentence } from '#i18n/notice-kinds.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/** A line of news in its reader's words; `path` in their language. `about`: the thing it is about. */
export type Notice = {
  id: string
  text: string
  path: string
  group: NoticeGroup
  about: string
  noun: string
  at: Date
  read: boolean
}

/** What the bell of an area shows; `live`: whether news may come while the page is open. */
export type BellFacts = { unread: number; latest: Notice[]; live: boolean }

/** Nothing for a person who owes a second factor: until then they are let into one page only. */
export async function bellFacts(person: Person, locale: Locale): Promise<BellFacts> {
  if (person.factorOwed) return { unread: 0, latest: [], live: false }
  const [unread, rows] = await Promise.all([
    unreadOf(person),
    noticesSeenBy(person, {}, { size: bellBounds.shown }),
  ])
  return { unread, latest: noticesIn(rows, locale), live: true }
}

/** Rows in the words of a language; kinds that have no words any more are left out. */
export function noticesIn(rows: readonly NoticeRow[], locale: Locale): Notice[] {
  return rows.flatMap((row) => {
    const text = noticeSentence(row.kind, row.facts, settings().brandName, locale)
    if (text === null) return []
    const { id, group, about, at, read, type } = row
    return [{ id, text, group, about, at, read, noun: type.split('.')[0]!, path: inLocale(row.path, locale) }]
  })
}

/** What is above the pages of an area. Nothing for a person who owes a second factor: they could not put it away. */
export async function announcementFacts(person: Person): Promise<AnnouncementView[]> {
  return person.factorOwed ? [] : bannersSeenBy(person)
}

type Wanted = { decided: boolean; from: string | null; size: number }

/** What a queue shows: what waits, or with `?show=decided` what was decided. @param read the rows of either */
export async function decidedListOf<Row>(url: URL, read: (wanted: Wanted) => Promise<CountedPage<Row>>) {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  const queue = await read({ decided, from: asked.get('from'), size })
  leadToStart(queue, url)
  return { decided, queue, size }
}
