import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { notifyStreams } from './notice-choices.server.ts'
import type { NoticeIdInput, ReadAllInput } from './notification-input.ts'
import { placeOf } from './notification-queries.server.ts'
import { notifications } from './notification-tables.server.ts'

/** Marks one row as read; once more changes nothing. @throws Refusal not_found for rows of others */
export async function readNotice(actor: Person, { id }: NoticeIdInput): Promise<void> {
  await transaction(async (tx) => {
    const mine = and(eq(notifications.id, id), eq(notifications.accountId, actor.accountId))
    const [row] = await tx.select({ id: notifications.id }).from(notifications).where(mine)
    found(row)
    await tx
      .update(notifications)
      .set({ readAt: now() })
      .where(and(mine, isNull(notifications.readAt)))
    await notifyStreams(tx, [actor.accountId])
  })
}

/** Marks everything as read up to the newest row the reader had before their eyes; what came since stays unread. */
export async function readAllNotices(actor: Person, { upTo }: ReadAllInput): Promise<void> {
  await transaction(async (tx: Tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now() })
      .where(
        and(
          eq(notifications.accountId, actor.accountId),
          isNull(notifications.readAt),
          sql`${notifications.seq} <= ${placeOf(actor, upTo)}`,
        ),
      )
    await notifyStreams(tx, [actor.accountId])
  })
}
