import { day, now, second } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, desc, eq } from 'drizzle-orm'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { lockTarget, sendCode } from '#domain/account/codes/send-code.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { type Actor, isCompany, isPerson, type Person } from '#kernel/actor.ts'
import { found, refuseField } from '#kernel/refusal.ts'
import { isCompanyEmail, isPlainMailbox } from './company-email.ts'
import type { NewEmailInput } from './company-input.ts'

// One account must not pester many mailboxes, nor many accounts of one network one mailbox; other networks count apart, so
// that a stranger keeps no one from an own address.
const perAccount = rateLimit('new_email', 5, day / second)
const perAddress = rateLimit('new_email_to', 4, day / second)

/**
 * First step of a new e-mail address: after proof, a code goes to the NEW one. To an address that has an account nothing
 * is sent, and the sender cannot tell. People of a company stay on its domain, which is why this use case lives here.
 * @throws Refusal not_found, invalid_input (`email_same`, `email_not_of_company`, `email_plain`; see `reauthenticate`),
 *   too_many_requests
 */
export async function askNewEmail(actor: Actor, { email, ...proof }: NewEmailInput): Promise<void> {
  const person = found(isPerson(actor) ? actor : null)
  await reauthenticate(person, proof)
  await refuseForeignDomain(person, email)
  const key = emailKey(email)
  await refuseOwnAddress(person, email)
  await perAccount.take(person.accountId)
  await perAddress.take(`${keyedHash('new_email', key).toString('base64url')}@${networkOf(person.address)}`)
  await transaction(async (tx) => {
    const [known] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, key))
    // The same mailbox in another spelling (a tag, a dot) is one's own.
    const real = !known || known.id === person.accountId
    const { accountId, locale } = person
    const targetKey = newEmailKey(person, email)
    await lockRequest(tx, person)
    await sendCode(tx, actor, { purpose: 'new_email', target: email, targetKey, accountId, locale, real })
  })
}

/** The address a person asked for last, while its code can still be typed in; older requests are void. */
export async function emailAwaitingCode(person: Person): Promise<string | null> {
  const [row] = await database()
    .select({ target: codes.target, usedAt: codes.usedAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(eq(codes.purpose, 'new_email'), eq(codes.accountId, person.accountId)))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  return row && !row.usedAt && row.expiresAt > now() ? row.target : null
}

/** A code belongs to one account and one address: no other person's code for the same address fits. */
export function newEmailKey({ accountId }: Person, email: string): string {
  return `${accountId} ${emailKey(email)}`
}

/** Requests of one person, for whatever address, come one after the other: there is always one newest. */
async function lockRequest(tx: Tx, { accountId }: Person): Promise<void> {
  await lockTarget(tx, 'new_email', accountId)
}

async function refuseForeignDomain(person: Person, email: string): Promise<void> {
  if (!isCompany(person)) return
  const [company] = await database()
    .select({ domain: companies.emailDomain })
    .from(companies)
    .where(eq(companies.id, person.companyId))
  if (!isCompanyEmail(email, found(company).domain)) refuseField('email', 'email_not_of_company')
  if (!isPlainMailbox(email)) refuseField('email', 'email_plain')
}

async function refuseOwnAddress({ accountId }: Person, email: string): Promise<void> {
  const [own] = await database()
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (found(own).email === email) refuseField('email', 'email_same')
}
