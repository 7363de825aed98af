import { now } from '@cakrawala/calendar/clock'
import { count, max, type SQL } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { moment, count as times } from '#kernel/view-fields.ts'
import type { z } from '#kernel/zod.ts'
import { notifyCommitted } from './committed.server.ts'
import { type EventType, type FactsAsked, suspendedActs } from './event.ts'
import { events } from './event-tables.server.ts'
import { hasRoleFor } from './team-roles.ts'

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

/**
 * Appends one event to the history, inside the transaction of the act. Call it last: from here to the commit all
 * writers wait in one line, so that the chain follows the order of commits.
 * Nothing happens without its event, so this is also where the act of a suspended person ends, or of an operator without the role for
 * it, whichever use case forgot to ask.
 * @param facts ids, numbers and names only; never prose, secrets or personal numbers.
 * @throws Refusal forbidden `account_suspended`, `team_role_missing`
 */
export async function record<Type extends EventType>(
  tx: Tx,
  actor: Actor,
  type: Type,
  subjectId: string,
  ...[facts]: FactsAsked<Type>
): Promise<void> {
  const closed = actor.kind === 'person' && actor.suspended && !suspendedActs.has(type)
  refuseUnless(!closed, 'forbidden', 'account_suspended')
  refuseUnless(!isOperator(actor) || hasRoleFor(actor, type), 'forbidden', 'team_role_missing')
  await tx.insert(events).values({
    // The trigger numbers and chains the row; these four are placeholders it replaces.
    seq: 0,
    previousHash: Buffer.alloc(0),
    hash: Buffer.alloc(0),
    type,
    noun: type.slice(0, type.indexOf('.')),
    subjectId,
    actorKind: actor.kind,
    actorId: actor.kind === 'person' ? actor.accountId : null,
    address: actor.kind === 'system' ? null : actor.address,
    facts: facts ?? {},
    at: now(),
  })
  notifyCommitted(type)
}
