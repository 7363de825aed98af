import { after, now } from '@cakrawala/calendar/clock'
import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import { type CountedPage, countedMost } from '@cakrawala/paging/paging'
import { and, eq, gte, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { identityDecisions } from '../identity.ts'
import { type CaseClaim, caseWaits, type IdentityCaseFilter, openCases } from './identity-case-filter.ts'

export const caseInQueue = z.object({
  ...{ id: text, username: text, submittedAt: moment, tries: count, reviewer: text.nullable() },
  ...{ denialProposed: flag, decision: z.enum(identityDecisions).nullable(), decidedAt: moment.nullable() },
})
export type CaseInQueue = z.infer<typeof caseInQueue>

const reviewers = alias(accounts, 'reviewers')
const { decidedAt, decision, proposedBy, reviewerId, submittedAt } = identityCases

/**
 * A piece of the cases of people who are still here, for the platform team: open ones by how long they wait, decided ones
 * by how late the decision was. `total` counts to `countedMost` only.
 * @throws Refusal not_found for everyone else
 */
export async function identityQueueSeenBy(
  actor: Actor,
  filter: IdentityCaseFilter = openCases,
  wanted: Wanted = {},
): Promise<CountedPage<CaseInQueue>> {
  const person = found(isOperator(actor) ? actor : null)
  const which = matching(person, filter)
  const isOpen = filter.state === 'open' || filter.state === 'second'
  const by = isOpen ? submittedAt : decidedAt
  const keyset = keysetQuery(
    { keys: [{ by, down: !isOpen, as: 'moment' }], id: identityCases.id, down: !isOpen },
    wanted,
  )
  const rows = await rowsOf(and(which, keyset.beyond), keyset.place)
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return { ...keyset.cut(rows), total: await countOf(which) }
}

function rowsOf(which: SQL | undefined, place: SQL<string>) {
  return database()
    .select({
      ...{ id: identityCases.id, username: accounts.username, submittedAt, decision, decidedAt },
      tries: bughunters.identityTries,
      reviewer: reviewers.username,
      denialProposed: sql<boolean>`${decidedAt} IS NULL AND ${proposedBy} IS NOT NULL`,
      place,
    })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .innerJoin(bughunters, eq(bughunters.accountId, identityCases.accountId))
    .leftJoin(reviewers, eq(reviewers.id, reviewerId))
    .where(which)
    .$dynamic()
}

async function countOf(which: SQL | undefined): Promise<number> {
  const some = database()
    .select({ one: sql`1` })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .innerJoin(bughunters, eq(bughunters.accountId, identityCases.accountId))
    .where(which)
    .limit(countedMost + 1)
    .as('some')
  const [counted] = await database().select({ total: sql<number>`count(*)::int` }).from(some)
  return counted!.total
}

function matching(person: Person, { state, kind, waited, claim, q }: IdentityCaseFilter): SQL | undefined {
  const isOpen = state === 'open' || state === 'second'
  return and(
    ne(accounts.standing, 'ended'),
    isOpen ? isNull(decidedAt) : eq(decision, state),
    state === 'second' ? isNotNull(proposedBy) : undefined,
    kind === 'first' ? lte(bughunters.identityTries, 1) : undefined,
    kind === 'again' ? gte(bughunters.identityTries, 2) : undefined,
    waited ? lte(submittedAt, after(now(), -caseWaits[waited])) : undefined,
    claim ? claimed(person, claim) : undefined,
    named(q),
  )
}

function claimed({ accountId }: Person, claim: CaseClaim): SQL | undefined {
  if (claim === 'nobody') return isNull(reviewerId)
  return claim === 'mine' ? eq(reviewerId, accountId) : ne(reviewerId, accountId)
}

/** Names on documents are no part of it: they show with the case in hand only. */
function named(q: string): SQL | undefined {
  if (q === '') return undefined
  const part = q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`(${accounts.usernameKey} LIKE ${`%${part}%`} OR lower(${accounts.email}) LIKE ${`${part}%`})`
}
