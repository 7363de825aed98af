import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { announcementDismissals, announcements } from './announcement-tables.server.ts'

/** Which announcements of the platform an account put away, and when. */
export async function exportDismissals(tx: Tx, accountId: string) {
  return {
    announcementsDismissed: await tx
      .select({ title: announcements.titleId, dismissedAt: announcementDismissals.dismissedAt })
      .from(announcementDismissals)
      .innerJoin(announcements, eq(announcements.id, announcementDismissals.announcementId))
      .where(eq(announcementDismissals.accountId, accountId))
      .orderBy(asc(announcementDismissals.dismissedAt)),
  }
}

export async function eraseDismissals(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(announcementDismissals).where(eq(announcementDismissals.accountId, accountId))
}
