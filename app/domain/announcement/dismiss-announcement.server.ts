import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { transaction } from '#infra/database.ts'
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
