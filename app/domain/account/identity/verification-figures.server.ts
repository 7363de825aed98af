import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { accounts, bughunters, identityCases, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter, isOperator, type Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { flag, type QueueFigures } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type IdentityCode, identityCodes, shownIdentity } from '../identity.ts'
import { reviewWaitOf } from '../review-wait.server.ts'
import { type ReviewWait, reviewWait } from '../review-wait.ts'

/** How far a bughunter is on the way to joining programs. `identity`: 0–4 as in the specification. */
export const verificationSteps = z.object({
  ...{ personal: flag, phone: flag, submitted: flag, identity: z.literal(identityCodes), nda: flag },
  /** While documents are in review: how long that usually takes. */
  wait: reviewWait.nullable(),
})
export type VerificationSteps = z.infer<typeof verificationSteps>

/** The viewer's own way. @throws Refusal forbidden for all but bughunters */
export async function verificationStepsOf(viewer: Actor): Promise<VerificationSteps> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const [row] = await database()
    .select({
      // The same three as `isProfileComplete`; empty words are none.
      personal: sql<boolean>`(${bughunters.fullName} <> '' AND ${bughunters.birthDate} IS NOT NULL
        AND ${bughunters.city} <> '') IS TRUE`,
      phone: sql<boolean>`${bughunters.phoneVerifiedAt} IS NOT NULL`,
      submitted: sql<boolean>`${bughunters.identitySubmittedAt} IS NOT NULL`,
      identity: bughunters.identityStatus,
      nda: sql<boolean>`EXISTS (SELECT 1 FROM ${ndaAcceptances}
        WHERE ${ndaAcceptances.accountId} = ${viewer.accountId})`,
    })
    .from(bughunters)
    .where(eq(bughunters.accountId, viewer.accountId))
  if (!row) return { personal: false, phone: false, submitted: false, identity: 0, nda: false, wait: null }
  return { ...row, wait: row.submitted && row.identity === 0 ? await identityWait(database()) : null }
}

/** The queue's goal is two days. */
export function identityWait(tx: Tx): Promise<ReviewWait> {
  return reviewWaitOf(
    tx,
    identityCases,
    { sent: identityCases.submittedAt, decided: identityCases.decidedAt },
    2,
  )
}

/** The account status as it is shown; null for everyone but bughunters. */
export async function identityCodeOf(viewer: Person): Promise<IdentityCode | null> {
  const [row] = await database()
    .select({ status: bughunters.identityStatus, standing: accounts.standing })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(eq(bughunters.accountId, viewer.accountId))
  return row ? shownIdentity(row.status, row.standing) : null
}

/**
 * Identity cases no one has decided, and since when the oldest waits. @throws Refusal forbidden for all but the platform
 * team
 */
export async function identityQueueFigures(viewer: Actor): Promise<QueueFigures> {
  if (!isOperator(viewer)) return refuse('forbidden')
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${identityCases.submittedAt})`.mapWith(identityCases.submittedAt),
    })
    .from(identityCases)
    .innerJoin(accounts, eq(accounts.id, identityCases.accountId))
    .where(and(isNull(identityCases.decidedAt), ne(accounts.standing, 'ended')))
  return row ?? { open: 0, oldestAt: null }
}
