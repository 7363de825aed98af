import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { accounts, bughunters, identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { maskPhone } from '#domain/account/mask-phone.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import type { Revision } from '#domain/event/revision.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { identityStateOf, shownIdentity, type VerificationFacts } from '../identity.ts'
import { type IdentityAppealView, identityAppealOf } from './identity-appeal-queries.server.ts'

export type Decision = {
  caseId: string
  decision: 'verified' | 'needs_fix' | 'denied'
  reasons: { document: string; reason: string }[]
  note: string | null
  decidedAt: Date
}
export type OwnVerificationView = Omit<VerificationFacts, 'lastDecision'> & {
  lastDecision: Decision | null
  country: string
  address: string | null
  tshirtSize: string
  hiddenFromBoards: boolean
  hiddenProfile: boolean
  /** Masked but for its ends. */
  phone: string | null
  nikLast4: string | null
  ndaVersion: string | null
  /** The objection to the last decision, where one was made. */
  appeal: IdentityAppealView | null
  /** A denial can be objected to once. */
  mayAppeal: boolean
}

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
  const lastDecision = await lastDecisionOf(tx, accountId)
  const appeal = lastDecision && (await identityAppealOf(tx, lastDecision.caseId))
  return {
    state: identityStateOf(shownIdentity(identityStatus, standing), identitySubmittedAt),
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
    lastDecision,
    appeal,
    mayAppeal: identityStatus === 4 && lastDecision?.decision === 'denied' && appeal === null,
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
