import { eq, inArray, or, sql } from 'drizzle-orm'
import {
  accounts,
  bughunters,
  codes,
  contactChanges,
  identityCases,
  sessions,
} from '#domain/account/account-tables.server.ts'
import { curriculumVitaeEntries } from '#domain/account/curriculum-vitae/curriculum-vitae-tables.server.ts'
import { eraseFactors } from '#domain/account/factor/remove-factor.server.ts'
import { identityAppeals } from '#domain/account/identity/identity-appeal-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { newPseudonym } from '#domain/account/pseudonym.ts'
import { retireName } from '#domain/account/sign-up/retired-name.server.ts'
import { sanctionAppeals, sanctions } from '#domain/account/status/account-status-tables.server.ts'
import {
  factorResets,
  recoveryReviews,
  securityQuestions,
} from '#domain/account/tables/recovery-tables.server.ts'
import type { Tx } from '#infra/database.ts'

const erasedFields = {
  ...{ fullName: null, birthDate: null, city: null, address: null, about: null, aboutHtml: null },
  ...{ country: 'ID', skills: [], tshirtSize: '', phone: null, phoneVerifiedAt: null, nikLast4: null },
  hiddenFromBoards: true,
  hiddenProfile: true,
}

/**
 * Forgets who a bughunter is; the outcome of each check stays. Part of a larger act that has removed the images before.
 * @param keepsNik whether the keyed hash of the NIK stays
 */
async function eraseIdentity(tx: Tx, accountId: string, keepsNik: boolean): Promise<void> {
  const mine = eq(identityCases.accountId, accountId)
  await tx
    .update(bughunters)
    .set({ ...erasedFields, ...(keepsNik ? {} : { nikHash: null }) })
    .where(eq(bughunters.accountId, accountId))
  await tx
    .update(identityCases)
    .set({ nikLast4: '', warnings: [], note: null, ...(keepsNik ? {} : { nikHash: Buffer.alloc(0) }) })
    .where(mine)
  await tx
    .update(identityAppeals)
    .set({ text: '', decisionText: null })
    .where(
      inArray(identityAppeals.caseId, tx.select({ id: identityCases.id }).from(identityCases).where(mine)),
    )
}

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
      ...{ factorOwed: false, passwordResetAt: null, pictureId: null, smallPictureId: null },
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
  await tx.delete(contactChanges).where(eq(contactChanges.accountId, accountId))
  await tx.delete(curriculumVitaeEntries).where(eq(curriculumVitaeEntries.accountId, accountId))
}

/**
 * What a person who left wrote in their own defence goes with them; the steps and their decisions stay (legal hold
 * `conduct`).
 */
async function eraseConduct(tx: Tx, accountId: string): Promise<void> {
  const own = tx.select({ id: sanctions.id }).from(sanctions).where(eq(sanctions.accountId, accountId))
  await tx.update(sanctionAppeals).set({ text: '' }).where(inArray(sanctionAppeals.sanctionId, own))
}

/** Forgets the security question of an account, and what was written about its resets and reviews. Part of a larger act that records. */
async function eraseRecovery(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(securityQuestions).where(eq(securityQuestions.accountId, accountId))
  await tx
    .update(recoveryReviews)
    .set({ address: '', device: '', reason: null })
    .where(eq(recoveryReviews.accountId, accountId))
  await tx.update(factorResets).set({ reason: null }).where(eq(factorResets.accountId, accountId))
}
