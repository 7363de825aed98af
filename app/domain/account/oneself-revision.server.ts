import { and, count, eq, max, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'

/** What a bughunter writes of themselves in one form, by the event that tells of it. */
type Written = 'account.profile_changed' | 'account.curriculum_vitae_changed'

export type OneselfRevision = {
  /** How often it was written anew. */
  revision: number
  /** When that was last; null before the first time. */
  revisedAt: Date | null
}

/** Which version of what a bughunter writes of themselves stands; lines of the curriculum vitae are not counted. */
export async function oneselfRevision(
  tx: Pick<Tx, 'select'>,
  accountId: string,
  written: Written,
): Promise<OneselfRevision> {
  const { noun, subjectId, type, facts, at } = events
  const [row] = await tx
    .select({ revision: count(), revisedAt: max(at) })
    .from(events)
    .where(
      and(
        eq(noun, 'account'),
        eq(subjectId, accountId),
        eq(type, written),
        sql`jsonb_exists(${facts}, 'changed')`,
      ),
    )
  return row ?? { revision: 0, revisedAt: null }
}
