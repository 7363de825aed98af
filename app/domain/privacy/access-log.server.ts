import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { identityImages } from '#domain/account/identity.ts'
import { type TypesWith, typesWith } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { refunds } from '#domain/reward/refund/refund-tables.server.ts'
import { topUps } from '#domain/reward/reward-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { type Actor, isRole, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What an operator did with documents of the reader. */
type AccessKind = TypesWith<{ accessLog: true }>
const accessKinds = typesWith('accessLog')

/** One line; `who` is a name that stays the same for this reader and leads nowhere else. */
export const accessLine = z.object({
  ...{ key: text, at: moment, kind: z.string<AccessKind>(), who: text },
  document: z.enum(identityImages).nullable(),
})
export type AccessLine = z.infer<typeof accessLine>

/** Lines a page shows; the data copy has them all. */
export const accessLinesShown = 100

/** Who opened or judged the actor's documents, newest first. @throws Refusal not_found for visitors */
export async function accessLogSeenBy(actor: Actor): Promise<AccessLine[]> {
  const person = found(actor.kind === 'person' ? actor : null)
  return accessLogOf(database(), person, accessLinesShown)
}

export async function accessLogOf(tx: Tx, person: Person, most = 100_000): Promise<AccessLine[]> {
  const rows = await tx
    .select({
      seq: events.seq,
      at: events.at,
      type: events.type,
      actorId: events.actorId,
      document: sql<string | null>`${events.facts} ->> 'kind'`,
    })
    .from(events)
    .where(and(inArray(events.type, accessKinds), eq(events.actorKind, 'person'), aboutPapersOf(tx, person)))
    .orderBy(desc(events.seq))
    .limit(most)
  return rows.map(({ seq, at, type, actorId, document }) => ({
    // Its number in the history would count what happens elsewhere.
    key: keyedHash('access-line', String(seq)).toString('base64url'),
    at,
    kind: type as AccessKind,
    document: identityImages.find((kind) => kind === document) ?? null,
    who: nameFor(person.accountId, actorId ?? ''),
  }))
}

/** Identity documents are one's own; the documents of a company are its owner's. */
function aboutPapersOf(tx: Tx, person: Person): SQL | undefined {
  const own = and(inArray(events.noun, ['account', 'reward']), eq(events.subjectId, person.accountId))
  if (!isRole(person, 'company') || person.companyId === null) return own
  const { companyId } = person
  const ofCompany = tx
    .select({ id: topUps.id })
    .from(topUps)
    .where(eq(topUps.companyId, companyId))
    .union(tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.companyId, companyId)))
  return or(
    own,
    and(eq(events.noun, 'company'), eq(events.subjectId, companyId)),
    and(eq(events.noun, 'reward'), inArray(events.subjectId, ofCompany)),
  )
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function nameFor(readerId: string, staffId: string): string {
  const hash = keyedHash('access-log', `${readerId}:${staffId}`)
  return `R-${Array.from(hash.subarray(0, 4), (byte) => letters[byte % 32]).join('')}`
}
