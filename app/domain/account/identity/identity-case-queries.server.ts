import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
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
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { appealView } from '../appeal-view.ts'
import { type IdentityImage, identityDecisions, identityImages } from '../identity.ts'
import { caseObstacleOf } from './case-second.server.ts'
import { identityAppealOf } from './identity-appeal-queries.server.ts'
import { caseObstacles, mayCorrectCase, mayReviewCase, mayTakeCase } from './identity-case-policy.ts'
import { hasOpenAppeal } from './lock-identity-case.server.ts'
import { identityReason } from './verification-queries.server.ts'

const reviewers = alias(accounts, 'reviewers')
const proposers = alias(accounts, 'proposers')

export const caseForOperator = z
  .object({
    ...{ id: text, username: text, fullName: text.nullable(), birthDate: text.nullable(), country: text },
    ...{ city: text.nullable(), nikLast4: text, warnings: z.array(text), tries: count, submittedAt: moment },
    reviewer: text.nullable(),
    proposal: z.object({ by: text, reasons: z.array(identityReason), note: text.nullable() }).nullable(),
    ...{ decision: z.enum(identityDecisions).nullable(), decidedAt: moment.nullable() },
    /** `appeal`: the objection to the denial. */
    ...{ documents: z.array(z.enum(identityImages)), appeal: appealView.nullable(), mayDecideAppeal: flag },
    /**
     * The obstacle between the reader and a denial or an objection that waits for a second person; null where there is
     * none.
     */
    secondObstacle: z.enum(caseObstacles).nullable(),
    /** `mayCorrect`: the person is verified and the case is in hand again, to put their name right. */
    ...{ mayTake: flag, mayReview: flag, mayCorrect: flag },
  })
  .meta({ id: 'IdentityCase' })
export type CaseForOperator = z.infer<typeof caseForOperator>

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
