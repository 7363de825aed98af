import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { notificationChoices, notifications } from './notification-tables.server.ts'

/** The notifications and settings of an account: the kind and the times. What it was about may be another person's. */
export async function exportNoticeData(tx: Tx, accountId: string) {
  const { kind, group, createdAt, readAt } = notifications
  const { page, mail, changedAt } = notificationChoices
  return {
    notifications: await tx
      .select({ kind, group, createdAt, readAt })
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.seq)),
    notificationChoices: await tx
      .select({ group: notificationChoices.group, page, mail, changedAt })
      .from(notificationChoices)
      .where(eq(notificationChoices.accountId, accountId))
      .orderBy(asc(notificationChoices.group)),
  }
}

/** Removes the notifications of a person who left. */
export async function eraseNotices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.accountId, accountId))
  await tx.delete(notificationChoices).where(eq(notificationChoices.accountId, accountId))
}
