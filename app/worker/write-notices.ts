import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import { type NewNotice, storeNotices } from '#domain/notification/keep-notices.server.ts'
import { type MailSubject, unsafeMailSubject } from '#domain/notification/mail-subject.server.ts'
import type { NoticeGroup, NoticeSubject } from '#domain/notification/notification.ts'
import { notifyAudience } from '#domain/notification/notify-audience.server.ts'
import { type Recipient, recipientsOf } from '#domain/notification/recipients.server.ts'
import { type Wish, wishesOf } from '#domain/notification/wishes.server.ts'
import type { NoticeKind } from '#i18n/notice-kinds.ts'
import { linkOf } from './mail-link.ts'
import {
  groupOf,
  type MailNotice,
  mailNoticesOf,
  type PageNotice,
  pageNoticesOf,
  watchIndex,
  watchNoticeOf,
} from './notices.ts'

/** A person who hears of an event, and how. `notice`: which mail of its reactions, null where there is none. */
export type Hearer = {
  reader: Recipient
  kind: NoticeKind
  group: NoticeGroup
  notice: number | null
  wish: Wish
}

/** Everyone who hears of an event, by mail or in the page only; no one of what they did themselves, but receipts. */
export async function hearersOf(client: pg.ClientBase, event: EventRow): Promise<Hearer[]> {
  const db = drizzle(client as pg.PoolClient)
  const hearers: (Omit<Hearer, 'wish'> & { told: MailNotice | PageNotice })[] = []
  const add = async (told: MailNotice | PageNotice, kind: NoticeKind, notice: number | null) => {
    const group = groupOf(event.type, told)
    // Who hears of it anyhow is not told again as a watcher.
    const known = new Set(notice === watchIndex ? hearers.map(({ reader }) => reader.id) : [])
    for (const reader of await recipientsOf(db, told.to, event)) {
      if (known.has(reader.id) || (reader.id === event.actorId && !told.self)) continue
      hearers.push({ reader, kind, group, notice, told })
    }
  }
  for (const [index, notice] of mailNoticesOf(event.type, event.facts).entries())
    await add(notice, notice.mail, index)
  for (const notice of pageNoticesOf(event.type, event.facts)) await add(notice, notice.page, null)
  const watching = watchNoticeOf(event.type, event.facts)
  if (watching) await add(watching, watching.mail, watchIndex)
  const ids = hearers.map(({ reader }) => reader.id)
  const wished = await wishesOf(db, ids, event.subjectId)
  return withoutMentioned(
    hearers.map(({ told, ...hearer }) => ({
      ...hearer,
      wish: wished({ ...told, accountId: hearer.reader.id, group: hearer.group }),
    })),
  )
}

/** Who hears that they were mentioned is not told of the same comment once more; who does not wish to, as everybody else. */
function withoutMentioned(hearers: readonly Hearer[]): Hearer[] {
  const isMention = ({ kind, wish }: Hearer) =>
    kind === 'person_mentioned' && (wish.page || wish.mail !== 'off')
  const mentioned = new Set(hearers.filter(isMention).map(({ reader }) => reader.id))
  return hearers.filter((one) => one.kind === 'person_mentioned' || !mentioned.has(one.reader.id))
}

/** Writes the rows of an event for those who are notified of it, as they chose. */
export async function writeNotices(
  client: pg.ClientBase,
  event: EventRow,
  hearers: readonly Hearer[],
): Promise<void> {
  const db = drizzle(client as pg.PoolClient)
  if (event.type === 'announcement.published')
    return notifyAudience(db, event, 'person_announcement' satisfies NoticeKind)
  if (hearers.length === 0) return
  const subject = await unsafeMailSubject(event)
  const about = aboutOf(subject)
  const rows = hearers.map(({ reader, kind, group, notice, wish: { page, mail } }): NewNotice => {
    const path = linkOf(kind, reader.role, subject)
    const digest = notice !== null && mail === 'daily'
    // A receipt; but what is done to an account may be done by another person who holds its session.
    const read = reader.id === event.actorId && group !== 'security'
    return { read, accountId: reader.id, kind, group, about, path, shown: page, digest }
  })
  await storeNotices(db, event, rows)
}

/** By which thing's rule a row is shown: what is none of these is the reader's own affair. */
function aboutOf({ report, programId, incidentId, companyId, accountId }: MailSubject): NoticeSubject {
  if (report) return 'report'
  if (programId) return 'program'
  if (incidentId) return 'incident'
  if (companyId) return 'company'
  return accountId ? 'account' : 'own'
}
