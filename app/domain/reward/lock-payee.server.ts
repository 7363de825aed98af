import { and, eq, isNull } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { payoutAccounts } from './payout-tables.server.ts'
import { type ResidenceInForce, residenceOf } from './residence.ts'
import type { Taxpayer } from './tax.ts'
import { acceptedResidence } from './tax-in-force.server.ts'

export type AccountRow = typeof payoutAccounts.$inferSelect
export type PayeeFacts = Taxpayer & {
  verified: boolean
  suspended: boolean
  fullName: string
  residence: ResidenceInForce
}

/** Locks a bughunter: payout requests and changes of the account are processed one after the other. */
export async function lockPayee(tx: Tx, bughunterId: string): Promise<PayeeFacts> {
  await tx
    .select({ id: bughunters.accountId })
    .from(bughunters)
    .where(eq(bughunters.accountId, bughunterId))
    .for('update')
  return payeeFacts(tx, bughunterId)
}

/**
 * The reviewed residence decides which article of the law holds, never the profile (docs/decisions/0064); a NIK that was checked
 * counts as tax number.
 */
export async function payeeFacts(tx: Tx, bughunterId: string): Promise<PayeeFacts> {
  const [row] = await tx
    .select({
      fullName: bughunters.fullName,
      country: bughunters.country,
      identityStatus: bughunters.identityStatus,
      nikHash: bughunters.nikHash,
      standing: accounts.standing,
      accepted: acceptedResidence(bughunters.accountId),
    })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(eq(bughunters.accountId, bughunterId))
  const { fullName, country, identityStatus, nikHash, standing, accepted } = found(row)
  const numberKnown = nikHash !== null
  const residence = residenceOf(accepted, numberKnown, country)
  return {
    fullName: fullName ?? '',
    ...{ payee: residence.payee, numberKnown, residence },
    verified: identityStatus === 1,
    suspended: standing === 'suspended',
  }
}

/** The account in use; null where none is named. */
export async function accountInUse(tx: Tx, bughunterId: string): Promise<AccountRow | null> {
  const [row] = await tx
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.bughunterId, bughunterId), isNull(payoutAccounts.replacedAt)))
  return row ?? null
}
