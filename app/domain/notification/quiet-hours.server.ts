import { now } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { notifyStreams } from './notice-choices.server.ts'
import type { QuietHoursInput } from './notification-input.ts'
import { quietHours } from './notification-tables.server.ts'
import { type QuietHours, quietUntil, zones } from './quiet-hours.ts'

export const quietHoursView = z.object({ from: text, to: text, zone: z.enum(zones) }).nullable()

/** When the actor is not disturbed; null where they are at any time. */
export async function quietHoursSeenBy({ accountId }: Person): Promise<QuietHours | null> {
  return (await quietHoursOf(database(), [accountId]))(accountId)
}

/** Sets when the actor is not disturbed, or ends it. What waits already comes when it was going to. */
export async function setQuietHours({ accountId }: Person, { quiet }: QuietHoursInput): Promise<void> {
  await transaction(async (tx) => {
    if (quiet) {
      const row = { ...quiet, changedAt: now() }
      await tx
        .insert(quietHours)
        .values({ accountId, ...row })
        .onConflictDoUpdate({ target: quietHours.accountId, set: row })
    } else await tx.delete(quietHours).where(eq(quietHours.accountId, accountId))
    await notifyStreams(tx, [accountId])
  })
}

/** Until when an account is not disturbed at this moment; null where it is. */
export async function quietNow(accountId: string): Promise<Date | null> {
  return quietUntil((await quietHoursOf(database(), [accountId]))(accountId), now())
}

/** The quiet hours of some accounts. */
export async function quietHoursOf(
  tx: Pick<Tx, 'select'>,
  accountIds: readonly string[],
): Promise<(accountId: string) => QuietHours | null> {
  const { accountId, from, to, zone } = quietHours
  const rows =
    accountIds.length === 0
      ? []
      : await tx
          .select({ accountId, from, to, zone })
          .from(quietHours)
          .where(sql`${accountId} = ANY (${sql.param([...accountIds])}::uuid[])`)
  const byAccount = new Map(rows.map(({ accountId: id, ...quiet }) => [id, quiet]))
  return (id) => byAccount.get(id) ?? null
}
