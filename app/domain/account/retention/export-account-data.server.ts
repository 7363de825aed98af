import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { accounts, bughunters, contactChanges, files, sessions } from '../account-tables.server.ts'
import { curriculumVitaeEntries } from '../curriculum-vitae/curriculum-vitae-tables.server.ts'
import { authenticators, passkeys, recoveryCodes } from '../tables/factor-tables.server.ts'
import { securityQuestions } from '../tables/recovery-tables.server.ts'

/**
 * What this module stores about an account, for its owner's copy: columns by name, so that a new one is left
 * out until chosen.
 */
export async function exportAccountData(tx: Tx, accountId: string) {
  return {
    account: await accountOf(tx, accountId),
    profile: await profileOf(tx, accountId),
    curriculumVitae: await curriculumVitaeOf(tx, accountId),
    formerEmails: await tx
      .select({ email: contactChanges.oldEmail, changedAt: contactChanges.changedAt })
      .from(contactChanges)
      .where(eq(contactChanges.accountId, accountId)),
    security: await securityOf(tx, accountId),
    sessions: await sessionsOf(tx, accountId),
    files: await filesOf(tx, accountId),
  }
}

async function accountOf(tx: Tx, accountId: string) {
  const { id, role, email, username, locale, standing, createdAt } = accounts
  const [row] = await tx
    .select({ id, role, email, username, locale, standing, createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row
}

async function profileOf(tx: Tx, accountId: string) {
  const { fullName, birthDate, country, city, address, about, skills, tshirtSize, ...rest } = bughunters
  const { phone, phoneVerifiedAt, hiddenFromBoards, hiddenProfile } = rest
  const [row] = await tx
    .select({
      ...{ fullName, birthDate, country, city, address, about, skills, tshirtSize },
      ...{ phone, phoneVerifiedAt, hiddenFromBoards, hiddenProfile },
    })
    .from(bughunters)
    .where(eq(bughunters.accountId, accountId))
  return row ?? null
}

function curriculumVitaeOf(tx: Tx, accountId: string) {
  const { kind, title, organisation, place, startedOn, endedOn, link, about } = curriculumVitaeEntries
  return tx
    .select({ kind, title, organisation, place, startedOn, endedOn, link, about })
    .from(curriculumVitaeEntries)
    .where(eq(curriculumVitaeEntries.accountId, accountId))
    .orderBy(asc(curriculumVitaeEntries.startedOn))
}

/** That something is there and since when; never what opens the account. */
async function securityOf(tx: Tx, accountId: string) {
  const [authenticator] = await tx
    .select({ since: authenticators.createdAt })
    .from(authenticators)
    .where(eq(authenticators.accountId, accountId))
  const [codes] = await tx
    .select({ unused: sql<number>`(count(*) FILTER (WHERE ${recoveryCodes.usedAt} IS NULL))::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  const [question] = await tx
    .select({ question: securityQuestions.question, setAt: securityQuestions.setAt })
    .from(securityQuestions)
    .where(eq(securityQuestions.accountId, accountId))
  return {
    authenticator: authenticator ?? null,
    unusedRecoveryCodes: codes?.unused ?? 0,
    passkeys: await tx
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId)),
    securityQuestion: question ?? null,
  }
}

function sessionsOf(tx: Tx, accountId: string) {
  const { device, address, createdAt, expiresAt, endedAt } = sessions
  return tx
    .select({ device, address, createdAt, expiresAt, endedAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt))
}

function filesOf(tx: Tx, accountId: string) {
  const { id, purpose, name, mediaType, size, state, createdAt } = files
  return tx
    .select({ id, purpose, name, mediaType, size, state, createdAt })
    .from(files)
    .where(eq(files.ownerId, accountId))
    .orderBy(asc(files.createdAt))
}
