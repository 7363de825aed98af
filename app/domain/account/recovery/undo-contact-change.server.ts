import { now } from '@cakrawala/calendar/clock'
import { noPassword } from '@cakrawala/secrets/password'
import { and, eq, sql } from 'drizzle-orm'
import { accounts, bughunters, contactChanges } from '#domain/account/account-tables.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { cancelHeldReset } from '#domain/account/factor-reset/cancel-reset.server.ts'
import { lockForReset } from '#domain/account/factor-reset/open-reset.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { revokeLinksAbout, revokeLinksOf, sendLink } from '#domain/account/link/send-link.server.ts'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'

/**
 * Gives an account back the address or number a mailed or texted link was sent to when it was replaced. Who replaced it
 * knew the password and was signed in: every session ends, and a new password is set by mail.
 * @throws Refusal not_found: no good link; conflict `contact_taken`: another account has it meanwhile
 */
export async function undoContactChange(actor: Actor, token: string): Promise<void> {
  const { subjectId } = found(await goodLink('contact_undo', token))
  const [change] = await database()
    .select()
    .from(contactChanges)
    .where(eq(contactChanges.id, found(subjectId)))
  const { id, accountId, oldEmail, oldPhone } = found(change)
  try {
    await transaction(async (tx) => {
      const account = found(await lockForReset(tx, accountId))
      await takeLink(tx, 'contact_undo', token)
      await cancelHeldReset(tx, actor, accountId)
      if (oldEmail) await restoreEmail(tx, accountId, oldEmail)
      else await restorePhone(tx, account, found(oldPhone))
      await tx.update(accounts).set({ passwordHash: noPassword }).where(eq(accounts.id, accountId))
      await revokeAll(tx, accountId)
      const ended = await endSessionsBut(tx, accountId, null, 'password')
      const email = oldEmail ?? account.email
      await sendLink(tx, actor, { purpose: 'reset_password', accountId, email, locale: account.locale })
      const what = oldEmail ? 'email' : 'phone'
      await record(tx, actor, 'account.contact_restored', accountId, { what, changeId: id, ended })
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('conflict', 'contact_taken')
    throw error
  }
}

async function restoreEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  const address = { email, emailKey: emailKey(email) }
  await tx.update(accounts).set(address).where(eq(accounts.id, accountId))
  await tx.update(companyMembers).set(address).where(eq(companyMembers.accountId, accountId))
}

/** A bughunter's own number, or the one of the company the account acts for. */
async function restorePhone(
  tx: Tx,
  { id, role }: typeof accounts.$inferSelect,
  phone: string,
): Promise<void> {
  if (role === 'bughunter') {
    const proved = { phone, phoneVerifiedAt: now() }
    await tx.update(bughunters).set(proved).where(eq(bughunters.accountId, id))
    return
  }
  const memberOf = sql`${companies.id} IN (
    SELECT company_id FROM ${companyMembers} WHERE account_id = ${id} AND status = 2)`
  await tx.update(companies).set({ phone }).where(sql`${companies.ownerId} = ${id} OR ${memberOf}`)
}

/** Also the links of other changes, which the person who made them may hold. */
async function revokeAll(tx: Tx, accountId: string): Promise<void> {
  await revokeLinksOf(tx, accountId)
  await revokeLinksOf(tx, accountId, 'contact_undo')
  const changes = await tx
    .select({ id: contactChanges.id })
    .from(contactChanges)
    .innerJoin(links, and(eq(links.subjectId, contactChanges.id), eq(links.purpose, 'contact_undo')))
    .where(eq(contactChanges.accountId, accountId))
  for (const { id } of changes) await revokeLinksAbout(tx, id)
}
