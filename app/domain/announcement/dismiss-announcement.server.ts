import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq } from 'drizzle-orm'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { announcedToRole } from './announcement-scope.server.ts'
import { announcementDismissals, announcements } from './announcement-tables.server.ts'

/** Puts a banner away, on every device of this account; once more changes nothing. @throws Refusal not_found */
export async function dismissAnnouncement(actor: Person, { id }: { id: string }): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.id, id), announcedToRole(actor.role)))
    found(row)
    await tx
      .insert(announcementDismissals)
      .values({ accountId: actor.accountId, announcementId: id, dismissedAt: now() })
      .onConflictDoNothing()
  })
}

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
