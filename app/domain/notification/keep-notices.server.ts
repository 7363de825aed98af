import { after, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { inArray, lt, or, sql } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { notifyStreams } from './notice-choices.server.ts'
import { type NoticeGroup, type NoticeSubject, noticeLife } from './notification.ts'
import { notifications } from './notification-tables.server.ts'

export type NewNotice = {
  accountId: string
  kind: string
  group: NoticeGroup
  about: NoticeSubject
  path: string
  shown: boolean
  digest: boolean
  /** Notifications of the reader's own act are stored as read. */
  read: boolean
}

/**
 * Writes who is notified of an event, part of the transaction that reads it; for the worker. The person who
 * is notified already keeps the first row: one event gives one notification per person.
 */
export async function storeNotices(
  tx: Pick<Tx, 'execute'>,
  { seq, at }: { seq: number; at: Date },
  notices: readonly NewNotice[],
): Promise<void> {
  const told: string[] = []
  for (const { accountId, kind, group, about, path, shown, digest, read } of notices) {
    if (!shown && !digest) continue
    const answer = await tx.execute(sql`
      INSERT INTO notifications (id, account_id, seq, kind, "group", about, path, shown, digest, read_at, created_at)
      VALUES (${newId()}, ${accountId}, ${seq}, ${kind}, ${group}, ${about}, ${path}, ${shown}, ${digest}, ${read ? at : null}, ${at})
      ON CONFLICT (account_id, seq) DO NOTHING RETURNING id`)
    if (answer.rows.length > 0 && shown) told.push(accountId)
  }
  await notifyStreams(tx, told)
}

/** Ends rows whose time is over: 90 days after they were read, a year in any case; for a daily job. @returns how many */
export async function forgetNotices(most = 5_000): Promise<number> {
  const due = or(
    lt(notifications.readAt, after(now(), -noticeLife.read)),
    lt(notifications.createdAt, after(now(), -noticeLife.kept)),
  )
  let gone = 0
  for (;;) {
    const some = database().select({ id: notifications.id }).from(notifications).where(due).limit(most)
    const ended = await database()
      .delete(notifications)
      .where(inArray(notifications.id, some))
      .returning({ id: notifications.id })
    gone += ended.length
    if (ended.length < most) return gone
  }
}
