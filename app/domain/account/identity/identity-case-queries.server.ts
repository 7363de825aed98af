import { asc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  accounts,
  bughunters,
  identityCases,
  identityDocuments,
} from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found } from '#kernel/refusal.ts'
import { hasOpenAppeal } from './hold-identity-case.server.ts'
import type { IdentityImage } from './identity.ts'
import { type IdentityAppealView, identityAppealOf } from './identity-appeal-queries.server.ts'
import { mayReviewCase, mayTakeCase } from './identity-case-policy.ts'

export type CaseInQueue = {
  id: string
  username: string
  submittedAt: Date
  tries: number
  reviewer: string | null
  denialProposed: boolean
}

const reviewers = alias(accounts, 'reviewers')
const proposers = alias(accounts, 'proposers')

/** Open cases, oldest first; for the platform team. @throws Refusal not_found for everybody else */
export async function identityQueueSeenBy(actor: Actor, page: number): Promise<Page<CaseInQueue>> {
  found(isHello(actor) ? actor : null)
  const size = pageSizes.table
  const open = isNull(identityCases.decidedAt)
  const [count] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(identityCases)
    .where(open)
  const rows = await database()
    .select({
      id: identityCases.id,
      username: accounts.username,
      submittedAt: identityCases.submittedAt,
      tries: bughunters.identityTries,
      reviewer: reviewers.username,
      denialProposed: sql<boolean>`${identityCases.proposedBy} IS NOT NULL`,
    })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .innerJoin(bughunters, eq(bughunters.accountId, identityCases.accountId))
    .leftJoin(reviewers, eq(reviewers.id, identityCases.reviewerId))
    .where(open)
    .orderBy(asc(identityCases.submittedAt))
    .limit(size)
    .offset((page - 1) * size)
  return pageOf(rows, count!.total, page, size)
}

export type CaseForHello = {
  id: string
  username: string
  fullName: string | null
  birthDate: string | null
  country: string
  city: string | null
  nikLast4: string
  warnings: string[]
  tries: number
  submittedAt: Date
  reviewer: string | null
  proposal: { by: string; reasons: { document: string; reason: string }[]; note: string | null } | null
  decision: 'verified' | 'needs_fix' | 'denied' | null
  decidedAt: Date | null
  documents: IdentityImage[]
  /** The objection to the denial. */
  appeal: IdentityAppealView | null
  mayDecideAppeal: boolean
  mayTake: boolean
  mayReview: boolean
}

/** One case. Personal data and documents come only with the case in hand. @throws Refusal not_found */
export async function identityCaseSeenBy(actor: Actor, caseId: string): Promise<CaseForHello> {
  found(isHello(actor) && isId(caseId) ? actor : null)
  const [row] = await database()
    .select({
      facts: identityCases,
      hunter: bughunters,
      username: accounts.username,
      reviewer: reviewers.username,
      proposer: proposers.username,
    })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .innerJoin(bughunters, eq(bughunters.accountId, identityCases.accountId))
    .leftJoin(reviewers, eq(reviewers.id, identityCases.reviewerId))
    .leftJoin(proposers, eq(proposers.id, identityCases.proposedBy))
    .where(eq(identityCases.id, caseId))
  const { facts: stored, hunter, username, reviewer, proposer } = found(row)
  const facts = { ...stored, appealOpen: await hasOpenAppeal(database(), caseId) }
  const mayReview = mayReviewCase(actor, facts)
  const inHand = <T>(value: T) => (mayReview ? value : null)
  return {
    id: facts.id,
    username,
    fullName: inHand(hunter.fullName),
    birthDate: inHand(hunter.birthDate),
    country: hunter.country,
    city: inHand(hunter.city),
    nikLast4: facts.nikLast4,
    warnings: mayReview ? facts.warnings : [],
    tries: hunter.identityTries,
    submittedAt: facts.submittedAt,
    reviewer,
    proposal: proposer === null ? null : { by: proposer, reasons: facts.reasons, note: facts.note },
    decision: facts.decision,
    decidedAt: facts.decidedAt,
    documents: mayReview ? await documentsOf(facts.id) : [],
    appeal: await identityAppealOf(database(), facts.id),
    mayDecideAppeal: facts.appealOpen && mayReview,
    mayTake: mayTakeCase(actor, facts, now()),
    mayReview,
  }
}

async function documentsOf(caseId: string): Promise<IdentityImage[]> {
  const rows = await database()
    .select({ kind: identityDocuments.kind })
    .from(identityDocuments)
    .where(eq(identityDocuments.caseId, caseId))
    .orderBy(sql`${identityDocuments.kind} = 'selfie'`, asc(identityDocuments.kind))
  return rows.map(({ kind }) => kind)
}
