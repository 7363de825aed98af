import { after, day } from '@cakrawala/calendar/clock'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { and, gt, isNull, lt } from 'drizzle-orm'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { notifications } from '#domain/notification/notification-tables.server.ts'
import { database, databaseUrl } from '#infra/database.ts'
import { hearersOf, writeNotices } from '#worker/write-notices.ts'

/** Writes the notifications of the last days, so that bells of the demo have unread ones. */
export async function writeNotifications(present: Date): Promise<void> {
  const since = after(present, -6 * day)
  const client = newClient(databaseUrl())
  await client.connect()
  try {
    const news = (await unsafeEventsAfter(0, 100_000)).filter(({ at }) => at >= since)
    await client.query('BEGIN')
    for (const event of news) await writeNotices(client, event, await hearersOf(client, event))
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
  const read = and(isNull(notifications.readAt), lt(notifications.createdAt, after(present, -2 * day)))
  await database()
    .update(notifications)
    .set({ readAt: present })
    .where(and(read, gt(notifications.createdAt, since)))
}
