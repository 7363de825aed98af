import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionOf } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'

const changes = [
  'program.member_granted',
  'program.member_grant_withdrawn',
] as const satisfies readonly EventType[]

/** The rights of a member in one program in force. */
export function grantRevision(
  tx: Pick<Tx, 'select'>,
  programId: string,
  memberId: string,
): Promise<Revision> {
  const { subjectId, type, facts } = events
  return revisionOf(
    tx,
    and(inArray(type, [...changes]), sql`${facts} ->> 'memberId' = ${memberId}`, eq(subjectId, programId)),
  )
}
