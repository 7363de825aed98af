import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { cannedBounds, cannedScopes } from './canned-answer.ts'
import { mayReadCanned, mayWriteCanned } from './canned-policy.ts'
import { cannedAnswers } from './canned-tables.server.ts'

/** A line of the list. `start`: how its text begins; `languages`: those it has a text in. */
export const cannedLine = z.object({
  ...{ id: text, name: text, scope: z.enum(cannedScopes), start: text, updatedAt: moment },
  languages: z.array(z.enum(['id', 'en'])),
})
export type CannedLine = z.infer<typeof cannedLine>

export const cannedView = z.object({
  ...{ id: text, name: text, scope: z.enum(cannedScopes), textId: text, textEn: text },
  ...{ revision: count, updatedAt: moment, mayChange: flag },
})
export type CannedView = z.infer<typeof cannedView>

/** A person's own and those shared with them, as many as two owners may have. */
const mostSeen = 2 * cannedBounds.answers
const longestWords = 100

/** Which answers a person reads: their own, and those shared by their side. */
export function cannedScope(viewer: Person): SQL {
  const { companyId, ownerId } = cannedAnswers
  const side = isCompany(viewer) ? eq(companyId, viewer.companyId) : isNull(companyId)
  return and(side, or(isNull(ownerId), eq(ownerId, viewer.accountId)))!
}

/** The answers a person may use, by name. `words`: what their names or texts contain. @throws Refusal forbidden for people without any */
export async function cannedSeenBy(viewer: Actor, words: string): Promise<CannedLine[]> {
  refuseUnless(mayReadCanned(viewer), 'forbidden')
  const { name, textId, textEn } = cannedAnswers
  const wanted = words.trim().toLowerCase().slice(0, longestWords)
  const all = sql`lower(${name} || ' ' || ${textId} || ' ' || ${textEn})`
  const rows = await database()
    .select({
      ...{ id: cannedAnswers.id, name, ownerId: cannedAnswers.ownerId, updatedAt: cannedAnswers.updatedAt },
      start: sql<string>`left(CASE WHEN ${textId} <> '' THEN ${textId} ELSE ${textEn} END, 160)`,
      hasId: sql<boolean>`${textId} <> ''`,
      hasEn: sql<boolean>`${textEn} <> ''`,
    })
    .from(cannedAnswers)
    .where(and(cannedScope(viewer), wanted === '' ? undefined : sql`strpos(${all}, ${wanted}) > 0`))
    .orderBy(asc(sql`lower(${name})`), asc(cannedAnswers.id))
    .limit(mostSeen)
  return rows.map(({ ownerId, hasId, hasEn, ...line }) => ({
    ...line,
    scope: ownerId === null ? 'shared' : 'own',
    languages: [...(hasId ? (['id'] as const) : []), ...(hasEn ? (['en'] as const) : [])],
  }))
}

/** One of them, whole. @throws Refusal forbidden; not_found for another's */
export async function cannedAnswer(viewer: Actor, answerId: string): Promise<CannedView> {
  refuseUnless(mayReadCanned(viewer), 'forbidden')
  if (!isId(answerId)) refuse('not_found')
  const [row] = await database()
    .select()
    .from(cannedAnswers)
    .where(and(eq(cannedAnswers.id, answerId), cannedScope(viewer)))
  const { id, name, ownerId, textId, textEn, revision, updatedAt } = found(row)
  const scope = ownerId === null ? 'shared' : 'own'
  const mayChange = mayWriteCanned(viewer, scope)
  return { id, name, scope, textId, textEn, revision, updatedAt, mayChange }
}

/** A person's own answers, for the copy of their data. */
export async function exportCannedData(tx: Pick<Tx, 'select'>, accountId: string) {
  const { name, textId, textEn, updatedAt } = cannedAnswers
  return tx
    .select({ name, textId, textEn, updatedAt })
    .from(cannedAnswers)
    .where(eq(cannedAnswers.ownerId, accountId))
    .orderBy(asc(name), asc(cannedAnswers.id))
}
