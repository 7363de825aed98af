import { and, eq, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionOf } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'

/** What a bughunter writes of themselves in one form, by the event that records it. */
type Written = 'account.profile_changed' | 'account.curriculum_vitae_changed'

/** Which version of what a bughunter writes of themselves is current; lines of the curriculum vitae are not counted. */
export function oneselfRevision(
  tx: Pick<Tx, 'select'>,
  accountId: string,
  written: Written,
): Promise<Revision> {
  const { noun, subjectId, type, facts } = events
  const changed = sql`jsonb_exists(${facts}, 'changed')`
  return revisionOf(tx, and(eq(noun, 'account'), eq(subjectId, accountId), eq(type, written), changed))
}
