import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { revokeLinksAbout } from '#domain/account/link/send-link.server.ts'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { isPasswordAccepted } from '#domain/account/password/password-rule.ts'
import { usernameKey } from '#domain/account/username.ts'
import { record } from '#domain/event/record.server.ts'
import { database, isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { OpenIncidentAccountInput } from './incident-input.ts'
import type { IncidentRow } from './incident-queries.server.ts'
import { incidentFiles, incidents } from './incident-tables.server.ts'
import { newReporterName } from './report-incident.server.ts'

/** What the page behind the link of a receipt shows: the ticket, and the name the account will have; null for a dead link. */
export async function incidentAccountBehind(
  token: string | null,
): Promise<{ code: string; username: string } | null> {
  const row = await preAuthTokenBehind(token)
  return row && { code: row.code, username: row.username }
}

/**
 * Makes the account of a reporter, whose address the link has proved, with the password of the form; every ticket of this
 * address is theirs from here on. Of many tries with one link exactly one succeeds.
 * @returns the name of the account
 * @throws Refusal not_found for links that are unknown, used, replaced or late, and for an address that got an account in
 *   between; invalid_input `password_weak`, `password_mismatch`
 */
export async function openIncidentAccount(
  actor: Actor,
  { token, password, confirmPassword }: OpenIncidentAccountInput,
): Promise<{ username: string }> {
  refuseUnless(actor.kind !== 'person', 'not_found')
  const { username, email } = found(await preAuthTokenBehind(token))
  if (password !== confirmPassword) refuseField('confirmPassword', 'password_mismatch')
  if (!isPasswordAccepted(password, { username, email })) refuseField('password', 'password_weak')
  const passwordHash = await hashPassword(password)
  try {
    return await transaction(async (tx) => {
      const { subjectId } = await takeLink(tx, 'incident_account', token)
      const [row] = await tx
        .select()
        .from(incidents)
        .where(eq(incidents.id, found(subjectId)))
        .for('update')
      const account = await insertAccount(tx, found(row), passwordHash)
      await giveIncidents(tx, account.id, found(row))
      await record(tx, actor, 'account.signed_up', account.id, { role: 'incident' })
      return { username: account.username }
    })
  } catch (error) {
    if (isDuplicate(error, 'accounts_email_key_unique')) refuse('not_found')
    throw error
  }
}

async function preAuthTokenBehind(token: string | null): Promise<IncidentRow | null> {
  const link = await goodLink('incident_account', token)
  if (!link?.subjectId) return null
  const [row] = await database().select().from(incidents).where(eq(incidents.id, link.subjectId))
  return row ?? null
}

async function insertAccount(
  tx: Tx,
  { email, emailKey, locale, username: wanted }: IncidentRow,
  passwordHash: string,
): Promise<{ id: string; username: string }> {
  const id = newId()
  const [taken] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, usernameKey(wanted)))
  const username = taken ? newReporterName() : wanted
  const keys = { emailKey, usernameKey: usernameKey(username) }
  await tx
    .insert(accounts)
    .values({ id, role: 'incident', email, username, ...keys, passwordHash, locale, createdAt: now() })
  return { id, username }
}

/**
 * Gives an account the tickets of exactly its address, which is all that the link has proved; and the files sent with
 * them.
 */
async function giveIncidents(
  tx: Tx,
  reporterId: string,
  { email, emailKey }: Pick<IncidentRow, 'email' | 'emailKey'>,
): Promise<void> {
  const ofAddress = and(eq(incidents.emailKey, emailKey), eq(incidents.email, email))
  const given = await tx
    .update(incidents)
    .set({ reporterId })
    .where(and(ofAddress, isNull(incidents.reporterId), eq(incidents.spam, false)))
    .returning({ id: incidents.id })
  const ids = given.map(({ id }) => id)
  for (const id of ids) await revokeLinksAbout(tx, id)
  if (ids.length === 0) return
  const theirs = tx
    .select({ id: incidentFiles.fileId })
    .from(incidentFiles)
    .where(inArray(incidentFiles.incidentId, ids))
  await tx
    .update(files)
    .set({ ownerId: reporterId })
    .where(and(isNull(files.ownerId), inArray(files.id, theirs)))
}

/** The code of a ticket, and whether it is spam; undefined where there is no such ticket. */
export async function unsafeIncident(
  incidentId: string,
): Promise<{ code: string; spam: boolean } | undefined> {
  const { code, spam } = incidents
  const [row] = await database().select({ code, spam }).from(incidents).where(eq(incidents.id, incidentId))
  return row
}
