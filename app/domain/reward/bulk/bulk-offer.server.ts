import { handlersSeenBy } from '#domain/report/handling/handlers.server.ts'
import { assigneesSeenBy, reportAssignee } from '#domain/report/report-assignees.server.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { z } from '#kernel/zod.ts'
import { bulkActs } from './bulk.ts'
import { bulkActsOf } from './bulk-policy.ts'

/** What a person may do with several reports at once, and whom they may give them to. */
export const bulkOffer = z.object({ acts: z.array(z.enum(bulkActs)), people: z.array(reportAssignee) })
export type BulkOffer = z.infer<typeof bulkOffer>

/** @returns no acts for who may not set how any report is handled */
export async function bulkOfferFor(viewer: Actor): Promise<BulkOffer> {
  const people = isCompany(viewer) ? await handlersSeenBy(viewer) : await assigneesSeenBy(viewer)
  return { acts: people.length > 0 ? [...bulkActsOf(viewer)] : [], people }
}
