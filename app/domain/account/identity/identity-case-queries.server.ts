import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  accounts,
  bughunters,
  files,
  identityCases,
  identityDocuments,
} from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import type { IdentityImage } from '../identity.ts'
import { caseObstacleOf } from './case-second.server.ts'
import { type IdentityAppealView, identityAppealOf } from './identity-appeal-queries.server.ts'
import { type CaseObstacle, mayCorrectCase, mayReviewCase, mayTakeCase } from './identity-case-policy.ts'
import { hasOpenAppeal } from './lock-identity-case.server.ts'

const reviewers = alias(accounts, 'reviewers')
const proposers = alias(accounts, 'proposers')

export type CaseForOperator = {
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
  /** What stands between the reader and a denial or an objection that waits for a second person; null where nothing does. */
  secondObstacle: CaseObstacle | null
  mayTake: boolean
  mayReview: boolean
  /** The person is verified and the case is in hand again, to put their name right. */
  mayCorrect: boolean
}

/** One case. Personal data and documents come only with the case in hand. @throws Refusal not_found */
export async function identityCaseSeenBy(actor: Actor, caseId: string): Promise<CaseForOperator> {
  const { accountId } = found(isOperator(actor) && isId(caseId) ? actor : null)
  const [row] = await database()
    .select({
      facts: identityCases,
      hunter: bughunters,
      username: accounts.username,
      standing: accounts.standing,
      reviewer: reviewers.username,
      proposer: proposers.username,
    })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .innerJoin(bughunters, eq(bughunters.accountId, identityCases.accountId))
    .leftJoin(reviewers, eq(reviewers.id, identityCases.reviewerId))
    .leftJoin(proposers, eq(proposers.id, identityCases.proposedBy))
    .where(eq(identityCases.id, caseId))
  const { facts: stored, hunter, username, standing, reviewer, proposer } = found(row)
  const appealOpen = await hasOpenAppeal(database(), caseId)
  const facts = { ...stored, appealOpen, ended: standing === 'ended' }
  const obstacle = await caseObstacleOf(database(), { accountId }, facts)
  const mayReview = mayReviewCase(actor, facts)
  const mayCorrect = mayCorrectCase(actor, facts, now())
  const isInHand = mayReview || mayCorrect
  const inHand = <T>(value: T) => (isInHand ? value : null)
  return {
    id: facts.id,
    username,
    fullName: inHand(hunter.fullName),
    birthDate: inHand(hunter.birthDate),
    country: hunter.country,
    city: inHand(hunter.city),
    nikLast4: facts.nikLast4,
    warnings: isInHand ? facts.warnings : [],
    tries: hunter.identityTries,
    submittedAt: facts.submittedAt,
    reviewer,
    proposal: proposer === null ? null : { by: proposer, reasons: facts.reasons, note: facts.note },
    decision: facts.decision,
    decidedAt: facts.decidedAt,
    documents: isInHand ? await documentsOf(facts.id) : [],
    appeal: await identityAppealOf(database(), facts.id),
    mayDecideAppeal: facts.appealOpen && mayReview && obstacle === null,
    secondObstacle: obstacle,
    mayTake: mayTakeCase(actor, facts, now()),
    mayReview,
    mayCorrect,
  }
}

async function documentsOf(caseId: string): Promise<IdentityImage[]> {
  const rows = await database()
    .select({ kind: identityDocuments.kind })
    .from(identityDocuments)
    .innerJoin(files, eq(files.id, identityDocuments.fileId))
    .where(and(eq(identityDocuments.caseId, caseId), ne(files.state, 'removed')))
    .orderBy(sql`${identityDocuments.kind} = 'selfie'`, asc(identityDocuments.kind))
  return rows.map(({ kind }) => kind)
}
