import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { after, now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { countedMost, type Piece, pageSizes } from '#kernel/paging.ts'
import { found } from '#kernel/refusal.ts'
import { type CaseClaim, caseWaits, type IdentityCaseFilter, openCases } from './identity-case-filter.ts'

export type CaseInQueue = {
  id: string
  username: string
  submittedAt: Date
  tries: number
  reviewer: string | null
  denialProposed: boolean
  decision: 'verified' | 'needs_fix' | 'denied' | null
  decidedAt: Date | null
}

const reviewers = alias(accounts, 'reviewers')
const { decidedAt, decision, proposedBy, reviewerId, submittedAt } = identityCases

/**
 * A piece of the cases of people who are still here, for the platform team: open ones by how long they wait, decided ones by
 * how late the decision was. `total` counts to `countedMost` only.
 * @param from the `next` of the piece before; anything else begins at the first row
 * @throws Refusal not_found for everybody else
 */
export async function identityQueueSeenBy(
  actor: Actor,
  filter: IdentityCaseFilter = openCases,
  { from, size }: { from: string | null; size: number } = { from: null, size: pageSizes.table },
): Promise<Piece<CaseInQueue>> {
  const person = found(isHello(actor) ? actor : null)
  const which = matching(person, filter)
  const isOpen = filter.state === 'open' || filter.state === 'second'
  const [by, order] = isOpen ? [submittedAt, asc] : [decidedAt, desc]
  const place = readPlace(from)
  const beyond = isOpen ? gt : lt
  const rest = place && or(beyond(by, place.at), and(eq(by, place.at), beyond(identityCases.id, place.id)))
  const rows = await rowsOf(and(which, rest ?? undefined))
    .orderBy(order(by), order(identityCases.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const at = (isOpen ? last?.submittedAt : last?.decidedAt) ?? null
  return {
    rows: shown,
    next: rows.length > size && last && at ? `${at.getTime()}_${last.id}` : null,
    total: await countOf(which),
  }
}

function rowsOf(which: SQL | undefined) {
  return database()
    .select({
      ...{ id: identityCases.id, username: accounts.username, submittedAt, decision, decidedAt },
      tries: bughunters.identityTries,
      reviewer: reviewers.username,
      denialProposed: sql<boolean>`${decidedAt} IS NULL AND ${proposedBy} IS NOT NULL`,
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

/** Names on papers are no part of it: they show with the case in hand only. */
function named(q: string): SQL | undefined {
  if (q === '') return undefined
  const part = q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`(${accounts.usernameKey} LIKE ${`%${part}%`} OR lower(${accounts.email}) LIKE ${`${part}%`})`
}

/** The last moment of four-digit years: PostgreSQL reads no further ones from a text. */
const lastMoment = 253_402_300_799_999

function readPlace(text: string | null): { at: Date; id: string } | null {
  const [, moment, id] = /^(\d{1,15})_(.{36})$/.exec(text ?? '') ?? []
  return isId(id) && Number(moment) <= lastMoment ? { at: new Date(Number(moment)), id } : null
}
