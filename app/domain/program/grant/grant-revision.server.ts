import { and, count, eq, inArray, max, sql } from 'drizzle-orm'
import type { MemberRevision } from '#domain/company/member-revision.server.ts'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'

const changes = [
  'program.member_granted',
  'program.member_grant_withdrawn',
] as const satisfies readonly EventType[]

/** Which rights of a member in one program stand. */
export async function grantRevision(
  tx: Pick<Tx, 'select'>,
  programId: string,
  memberId: string,
): Promise<MemberRevision> {
  const { subjectId, type, facts, at } = events
  const [row] = await tx
    .select({ revision: count(), revisedAt: max(at) })
    .from(events)
    .where(
      and(inArray(type, [...changes]), sql`${facts} ->> 'memberId' = ${memberId}`, eq(subjectId, programId)),
    )
  return row ?? { revision: 0, revisedAt: null }
}
