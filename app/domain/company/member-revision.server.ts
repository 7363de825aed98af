import { and, inArray, sql } from 'drizzle-orm'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { type Revision, revisionOf } from '#domain/event/revision.server.ts'
import type { Tx } from '#infra/database.ts'

const changes = [
  'company.member_edited',
  'program.member_granted',
  'program.member_grant_withdrawn',
] as const satisfies readonly EventType[]

/** The rights and programs of a member in force. */
export function memberRevision(tx: Pick<Tx, 'select'>, memberId: string): Promise<Revision> {
  const { type, facts } = events
  return revisionOf(tx, and(inArray(type, [...changes]), sql`${facts} ->> 'memberId' = ${memberId}`))
}
