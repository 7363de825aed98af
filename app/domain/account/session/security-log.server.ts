import type { Wanted } from '@cakrawala/paging/list-order'
import { type KeysetPage, pageSizes } from '@cakrawala/paging/paging'
import { countryOf } from '@cakrawala/reference-data/network-country'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { openCursor, sealCursor } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import { type SecurityLogLine, securityLogTypes } from './security-log.ts'

/**
 * Sign-ins, failures and changes of the actor's own account, newest first: one page from the cursor `from` on, which is
 * the `next` of a page before and no other person's; anything else begins at the newest.
 */
export async function securityLogSeenBy(
  actor: Person,
  { from, size = pageSizes.feed }: Wanted = {},
): Promise<KeysetPage<SecurityLogLine>> {
  const { accountId } = actor
  const cursor = `security log ${accountId}`
  const before = openCursor(cursor, from ?? '')
  const rows = await database()
    .select({
      ...{ seq: events.seq, at: events.at, type: events.type, address: events.address },
      ...{ actorKind: events.actorKind, actorId: events.actorId },
      device: sql<string | null>`(SELECT s.device FROM ${sessions} s
        WHERE s.id::text = ${events.facts} ->> 'sessionId' AND s.account_id = ${accountId})`,
    })
    .from(events)
    .where(
      and(
        eq(events.noun, 'account'),
        eq(events.subjectId, accountId),
        inArray(events.type, securityLogTypes),
        before === null ? undefined : lt(events.seq, before),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return {
    rows: await Promise.all(
      shown.map(async ({ at, type, address, actorKind, actorId, device }) => {
        // Where other people work from is not for the reader.
        const from = actorKind === 'person' && actorId !== accountId ? null : address
        return {
          ...{ at, type: type as SecurityLogLine['type'], device, address: from },
          place: from === null ? null : await countryOf(from),
          by: actorKind === 'person' ? (actorId === accountId ? 'self' : 'other') : 'anyone',
        } as const
      }),
    ),
    next: last ? sealCursor(cursor, last.seq) : null,
    prev: null,
  }
}
