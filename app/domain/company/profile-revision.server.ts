import { and, count, eq, max } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'

export type ProfileRevision = {
  /** How often the company was described anew. */
  revision: number
  /** When that was last; null before the first time. */
  revisedAt: Date | null
}

/** Which description of a company stands. */
export async function profileRevision(tx: Pick<Tx, 'select'>, companyId: string): Promise<ProfileRevision> {
  const { noun, subjectId, type, at } = events
  const [row] = await tx
    .select({ revision: count(), revisedAt: max(at) })
    .from(events)
    .where(and(eq(noun, 'company'), eq(subjectId, companyId), eq(type, 'company.profile_changed')))
  return row ?? { revision: 0, revisedAt: null }
}
