import { and, eq, sql } from 'drizzle-orm'
import { accounts, bughunters, ndaAcceptances } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { letters } from './letter-tables.server.ts'
import type { HunterProgress } from './program-policy.ts'
import { agreements, programs } from './program-tables.server.ts'

/**
 * Which steps before a report a bughunter has taken for a program, as the database knows now. `agreed` means the
 * agreement of the present version; an older one does not count. All false for an account that is no bughunter.
 */
export async function standingOf(tx: Tx, accountId: string, programId: string): Promise<HunterProgress> {
  const [row] = await tx
    .select({
      verified: sql<boolean>`${bughunters.identityStatus} = 1 AND ${accounts.standing} = 'active'`,
      ndaAccepted: sql<boolean>`EXISTS (SELECT 1 FROM ${ndaAcceptances}
        WHERE ${ndaAcceptances.accountId} = ${accountId})`,
      agreed: sql<boolean>`EXISTS (SELECT 1 FROM ${agreements}
        JOIN ${programs} ON ${programs.id} = ${agreements.programId} AND ${programs.currentVersion} = ${agreements.version}
        WHERE ${agreements.programId} = ${programId} AND ${agreements.bughunterId} = ${accountId})`,
      barred: sql<boolean>`EXISTS (SELECT 1 FROM ${letters} JOIN ${agreements} ON ${agreements.id} = ${letters.agreementId}
        WHERE ${agreements.programId} = ${programId} AND ${agreements.bughunterId} = ${accountId}
          AND ${letters.revokedAt} IS NOT NULL)`,
    })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(and(eq(bughunters.accountId, accountId), eq(accounts.role, 'bughunter')))
  return row ?? { verified: false, ndaAccepted: false, agreed: false, barred: false }
}
