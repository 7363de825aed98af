import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { accounts, bughunters, codes, emailChanges, sessions } from '../account-tables.server.ts'
import { curriculumVitaeEntries } from '../curriculum-vitae/curriculum-vitae-tables.server.ts'
import { eraseFactors } from '../factor/erase-factors.server.ts'
import { eraseIdentity } from '../identity/erase-identity.server.ts'
import { links } from '../link/link-tables.server.ts'
import { newPseudonym } from '../pseudonym.ts'
import { eraseRecovery } from '../recovery/erase-recovery.server.ts'
import { retireName } from '../sign-up/retired-name.server.ts'
import { eraseConduct } from '../status/erase-conduct.server.ts'

/**
 * Takes the person out of an account and leaves the row under a pseudonym, for what the law or others need of it. The
 * username is retired. Part of a larger act that has ended the account and removed the files before, and records.
 * @param keepsNik whether the keyed hash of the NIK stays, because a person barred must not come back by leaving
 * @returns the pseudonym
 */
export async function eraseAccount(tx: Tx, accountId: string, keepsNik: boolean): Promise<string> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!row) throw new Error(`account ${accountId} does not exist`)
  const [hunter] = await tx
    .select({ phone: bughunters.phone })
    .from(bughunters)
    .where(eq(bughunters.accountId, accountId))
  const username = await freePseudonym(tx)
  const email = `erased-${accountId}@invalid`
  await retireName(tx, row.username)
  await tx
    .update(accounts)
    .set({
      ...{ email, emailKey: email, username, usernameKey: username, passwordHash: 'none' },
      ...{ factorOwed: false, passwordResetAt: null },
    })
    .where(eq(accounts.id, accountId))
  await eraseTraces(tx, accountId, [row.emailKey, hunter?.phone ?? row.emailKey])
  await eraseIdentity(tx, accountId, keepsNik)
  await eraseFactors(tx, accountId)
  await eraseRecovery(tx, accountId)
  await eraseConduct(tx, accountId)
  return username
}

async function freePseudonym(tx: Tx): Promise<string> {
  for (;;) {
    const name = newPseudonym()
    const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.usernameKey, name))
    if (!taken) return name
  }
}

/** Where the person was and how to reach them. `targets` are the address and number codes went to. */
async function eraseTraces(tx: Tx, accountId: string, targets: string[]): Promise<void> {
  await tx
    .update(sessions)
    .set({ device: '', address: '', endedAt: sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt})` })
    .where(eq(sessions.accountId, accountId))
  await tx.delete(codes).where(or(eq(codes.accountId, accountId), inArray(codes.targetKey, targets)))
  await tx.delete(links).where(eq(links.accountId, accountId))
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
  await tx.delete(curriculumVitaeEntries).where(eq(curriculumVitaeEntries.accountId, accountId))
}
