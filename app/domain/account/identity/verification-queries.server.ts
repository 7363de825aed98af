import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { accounts, bughunters, identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import { maskPhone } from '#domain/account/phone.ts'
import type { Revision } from '#domain/event/record.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { appealView } from '../appeal-view.ts'
import { identityDecisions, identityStateOf, identityStates, shownIdentity } from '../identity.ts'
import { reviewWait } from '../review-wait.ts'
import { identityAppealOf } from './identity-appeal-queries.server.ts'
import { identityWait } from './verification-figures.server.ts'

/** Why a document goes back, or a person is denied. */
export const identityReason = z.object({ document: text, reason: text })
export const lastDecision = z.object({
  ...{ caseId: text, decision: z.enum(identityDecisions), reasons: z.array(identityReason) },
  ...{ note: text.nullable(), decidedAt: moment },
})
export type Decision = z.infer<typeof lastDecision>
export const verificationView = z.object({
  ...{ state: z.enum(identityStates), fullName: text.nullable(), birthDate: text.nullable() },
  ...{ city: text.nullable(), country: text, address: text.nullable(), tshirtSize: text },
  /** `phone`: masked but for its ends. */
  ...{ phone: text.nullable(), phoneVerifiedAt: moment.nullable(), nikLast4: text.nullable() },
  ...{ ndaAcceptedAt: moment.nullable(), ndaVersion: text.nullable(), tries: count },
  ...{ hiddenFromBoards: flag, hiddenProfile: flag, lastDecision: lastDecision.nullable() },
  /** The objection to the last decision, where one was made. A denial can be objected to once. */
  ...{ appeal: appealView.nullable(), mayAppeal: flag },
  /** While documents are in review: how long that usually takes. */
  wait: reviewWait.nullable(),
})
export type OwnVerificationView = z.infer<typeof verificationView>

/** What a bughunter sees of their own verification. @throws Refusal not_found for everyone else */
export async function ownVerification(actor: Actor): Promise<OwnVerificationView & Revision> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  const [own, revision] = await Promise.all([
    verificationOf(database(), accountId),
    oneselfRevision(database(), accountId, 'account.profile_changed'),
  ])
  return { ...own, ...revision }
}

/** The same, inside a transaction that has locked the bughunter's row. */
export async function verificationOf(tx: Tx, accountId: string): Promise<OwnVerificationView> {
  const [person] = await tx
    .select({ row: bughunters, standing: accounts.standing })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(eq(bughunters.accountId, accountId))
  const [nda] = await tx
    .select({ version: ndaAcceptances.version, acceptedAt: ndaAcceptances.acceptedAt })
    .from(ndaAcceptances)
    .where(eq(ndaAcceptances.accountId, accountId))
    .orderBy(desc(ndaAcceptances.acceptedAt))
    .limit(1)
  const { row, standing } = found(person)
  const { identityStatus, identitySubmittedAt, identityTries, phone, ...own } = row
  const last = await lastDecisionOf(tx, accountId)
  const state = identityStateOf(shownIdentity(identityStatus, standing), identitySubmittedAt)
  const appeal = last && (await identityAppealOf(tx, last.caseId))
  return {
    state,
    wait: state === 'in_review' ? await identityWait(tx) : null,
    fullName: own.fullName,
    birthDate: own.birthDate,
    country: own.country,
    city: own.city,
    address: own.address,
    tshirtSize: own.tshirtSize,
    hiddenFromBoards: own.hiddenFromBoards,
    hiddenProfile: own.hiddenProfile,
    phone: phone && maskPhone(phone),
    phoneVerifiedAt: own.phoneVerifiedAt,
    nikLast4: own.nikLast4,
    ndaVersion: nda?.version ?? null,
    ndaAcceptedAt: nda?.acceptedAt ?? null,
    tries: identityTries,
    lastDecision: last,
    appeal,
    mayAppeal: identityStatus === 4 && last?.decision === 'denied' && appeal === null,
  }
}

async function lastDecisionOf(tx: Tx, accountId: string): Promise<Decision | null> {
  const { id: caseId, decision, reasons, note, decidedAt } = identityCases
  const [row] = await tx
    .select({ caseId, decision, reasons, note, decidedAt })
    .from(identityCases)
    .where(and(eq(identityCases.accountId, accountId), isNotNull(identityCases.decidedAt)))
    .orderBy(desc(identityCases.decidedAt))
    .limit(1)
  return row?.decision && row.decidedAt ? { ...row, decision: row.decision, decidedAt: row.decidedAt } : null
}
