import { count, max, type SQL } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { moment, count as times } from '#kernel/view-fields.ts'
import type { z } from '#kernel/zod.ts'
import { events } from './event-tables.server.ts'

/** How often something was written anew, and when that was last; null before the first time. */
export const revisionFields = { revision: times, revisedAt: moment.nullable() }
export type Revision = z.infer<z.ZodObject<typeof revisionFields>>

/** Which version is current of what each of these events wrote anew. */
export async function revisionOf(tx: Pick<Tx, 'select'>, writing: SQL | undefined): Promise<Revision> {
  const [row] = await tx
    .select({ revision: count(), revisedAt: max(events.at) })
    .from(events)
    .where(writing)
  return row ?? { revision: 0, revisedAt: null }
}
