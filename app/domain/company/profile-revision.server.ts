import { and, eq } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionOf } from '#domain/event/revision.server.ts'
import type { Tx } from '#infra/database.ts'

/** Which description of a company is current. */
export function profileRevision(tx: Pick<Tx, 'select'>, companyId: string): Promise<Revision> {
  const { noun, subjectId, type } = events
  return revisionOf(
    tx,
    and(eq(noun, 'company'), eq(subjectId, companyId), eq(type, 'company.profile_changed')),
  )
}
