import { and, count, inArray, max, sql } from 'drizzle-orm'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'

const changes = [
  'company.member_edited',
  'program.member_granted',
  'program.member_grant_withdrawn',
] as const satisfies readonly EventType[]

export type MemberRevision = {
  /** How often the rights and programs of a member were changed. */
  revision: number
  /** When that was last; null before the first time. */
  revisedAt: Date | null
}

/** Which rights and programs of a member stand. */
export async function memberRevision(tx: Pick<Tx, 'select'>, memberId: string): Promise<MemberRevision> {
  const { type, facts, at } = events
  const [row] = await tx
    .select({ revision: count(), revisedAt: max(at) })
    .from(events)
    .where(and(inArray(type, [...changes]), sql`${facts} ->> 'memberId' = ${memberId}`))
  return row ?? { revision: 0, revisedAt: null }
}
