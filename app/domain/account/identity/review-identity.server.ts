import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { bughunters, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import type { DenialReason, DocumentReason, IdentityDecision, IdentityImage } from '../identity.ts'
import { caseObstacleOf } from './case-second.server.ts'
import {
  caseRefusals,
  isOwnDecision,
  mayCorrectCase,
  mayReviewCase,
  mayTakeCase,
} from './identity-case-policy.ts'
import { type LockedCase, lockCase } from './lock-identity-case.server.ts'

/**
 * Opens a case for review, or a verified one to put its name right.
 * @throws Refusal not_found, conflict (`case_taken`, `second_reviewer`, `appeal_second`, `correction_second`)
 */
export async function takeIdentityCase(actor: Actor, caseId: string): Promise<void> {
  await transaction(async (tx) => {
    const { person, facts } = await lockCase(tx, actor, caseId)
    refuseUnless(!isOwnDecision(person, facts), 'conflict', colleagueFor(facts))
    refuseUnless(mayTakeCase(person, facts, now()), 'conflict', 'case_taken')
    const isAgain = facts.decision === 'verified'
    if (facts.reviewerId === person.accountId && !isAgain) return
    const taken = { reviewerId: person.accountId, takenAt: now() }
    await tx.update(identityCases).set(taken).where(eq(identityCases.id, caseId))
    await record(tx, person, 'account.identity_case_taken', facts.accountId, { caseId })
  })
}

/** Why another person must look at it. */
function colleagueFor({ appealOpen, decision }: LockedCase): string {
  if (appealOpen) return 'appeal_second'
  return decision === 'verified' ? 'correction_second' : 'second_reviewer'
}

/**
 * The picture of a document, for the person who has the case open; each view leaves a trace.
 * @throws Refusal not_found for everyone else, for decided cases and for pictures that are gone
 */
export async function viewIdentityDocument(actor: Actor, caseId: string, kind: string): Promise<StoredFile> {
  const fileId = await transaction(async (tx) => {
    const { person, facts } = await lockCase(tx, actor, caseId)
    const isInHand = mayReviewCase(person, facts) || mayCorrectCase(person, facts, now())
    refuseUnless(isInHand, 'not_found')
    const [row] = await tx
      .select({ fileId: identityDocuments.fileId })
      .from(identityDocuments)
      .where(and(eq(identityDocuments.caseId, caseId), eq(identityDocuments.kind, kind as IdentityImage)))
    const document = found(row)
    await record(tx, person, 'account.identity_document_viewed', facts.accountId, { caseId, kind })
    return document.fileId
  })
  return found(await unsafeStoredFile(fileId))
}

/**
 * Both documents and the selfie fit the person. @throws Refusal not_found, conflict (`case_not_taken`, `case_decided`, `nik_taken`)
 */
export async function verifyIdentity(actor: Actor, caseId: string): Promise<void> {
  try {
    await decide(actor, caseId, { decision: 'verified', reasons: [], note: null })
  } catch (error) {
    if (isDuplicate(error, 'bughunters_nik_hash_unique')) refuse('conflict', 'nik_taken')
    throw error
  }
}

/** Sends documents back, each with its reason. @throws Refusal not_found, conflict (`case_not_taken`, `case_decided`) */
export async function askBetterDocuments(
  actor: Actor,
  caseId: string,
  reasons: { document: IdentityImage; reason: DocumentReason }[],
  note: string,
): Promise<void> {
  refuseUnless(reasons.length > 0, 'invalid_input')
  await decide(actor, caseId, { decision: 'needs_fix', reasons, note: note || null })
}

/**
 * A denial needs two people: the first proposes and gives the case back, another one takes it and denies.
 * @returns which of the two this was
 * @throws Refusal not_found, forbidden (`second_right_new`, `second_right_given`), conflict (`case_not_taken`, `case_decided`)
 */
export async function denyIdentity(
  actor: Actor,
  caseId: string,
  { reason, note }: { reason: DenialReason; note: string },
): Promise<'proposed' | 'denied'> {
  const reasons = [{ document: 'account', reason }]
  return transaction(async (tx) => {
    const { person, facts } = await lockOwnCase(tx, actor, caseId)
    if (facts.proposedBy !== null && facts.proposedBy !== person.accountId) {
      refuseObstacle(await caseObstacleOf(tx, person, facts), caseRefusals)
      await close(tx, person, facts, { decision: 'denied', reasons, note })
      return 'denied'
    }
    const proposed = {
      reasons,
      note,
      proposedBy: person.accountId,
      proposedAt: now(),
      reviewerId: null,
      takenAt: null,
    }
    await tx.update(identityCases).set(proposed).where(eq(identityCases.id, caseId))
    await record(tx, person, 'account.identity_denial_proposed', facts.accountId, { caseId, reason })
    return 'proposed'
  })
}

type Decision = {
  decision: IdentityDecision
  reasons: { document: string; reason: string }[]
  note: string | null
}

const statusAfter = { verified: 1, needs_fix: 2, denied: 4 } as const

async function decide(actor: Actor, caseId: string, decision: Decision): Promise<void> {
  await transaction(async (tx) => {
    const { person, facts } = await lockOwnCase(tx, actor, caseId)
    await close(tx, person, facts, decision)
  })
}

async function close(
  tx: Tx,
  person: Person,
  facts: LockedCase,
  { decision, reasons, note }: Decision,
): Promise<void> {
  await tx
    .update(identityCases)
    .set({ decision, reasons, note, decidedBy: person.accountId, decidedAt: now() })
    .where(eq(identityCases.id, facts.id))
  const nik = decision === 'verified' ? { nikHash: facts.nikHash, nikLast4: facts.nikLast4 } : {}
  await tx
    .update(bughunters)
    .set({ identityStatus: statusAfter[decision], ...nik })
    .where(eq(bughunters.accountId, facts.accountId))
  await record(tx, person, 'account.identity_decided', facts.accountId, { caseId: facts.id, decision })
}

async function lockOwnCase(
  tx: Tx,
  actor: Actor,
  caseId: string,
): Promise<{ person: Person; facts: LockedCase }> {
  const locked = await lockCase(tx, actor, caseId)
  // What was decided is over; an objection to it is decided by itself.
  const { person, facts } = locked
  refuseUnless(!facts.decidedAt, 'conflict', 'case_decided')
  refuseUnless(mayReviewCase(person, facts), 'conflict', 'case_not_taken')
  return locked
}
