import { after, now } from '@cakrawala/calendar/clock'
import { inArray, lt, or } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { noticeLife } from './notification.ts'
import { notifications } from './notification-tables.server.ts'

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
