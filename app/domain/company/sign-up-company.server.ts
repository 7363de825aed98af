import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, gt, ne } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { domainOfEmail } from '#domain/account/email.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { createAccount } from '#domain/account/sign-up/create-account.server.ts'
import { refuseFreeMail } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { refuseIfClosed } from '#domain/setting/settings-memory.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SignUpCompanyInput } from './company-input.ts'

/** Makes a company and the account of its owner, whose e-mail address the code proves. @throws Refusal unavailable `closed_sign_up`, invalid_input */
export async function signUpCompany(
  actor: Actor,
  input: Omit<SignUpCompanyInput, 'confirmPassword' | 'agreement'>,
  locale: Locale,
): Promise<{ accountId: string }> {
  await refuseIfClosed(database(), 'sign_up')
  refuseFreeMail('company', input.email)
  return createAccount('sign_up_company', 'company', input, locale, async (tx, accountId) => {
    const companyId = newId()
    await tx.insert(companies).values({
      id: companyId,
      ownerId: accountId,
      name: input.companyName,
      phone: input.phone,
      emailDomain: domainOfEmail(input.email),
      createdAt: now(),
    })
    await record(tx, actor, 'account.signed_up', accountId, { role: 'company' })
    await record(tx, actor, 'company.signed_up', companyId, { ownerId: accountId })
    await tellSharedDomain(tx, actor, companyId, domainOfEmail(input.email))
  })
}

/** How often in a day the owner of a company hears that its domain was used by another one. */
const mostADay = 3

/** Notifies the owner of the oldest company that is not closed and has the same e-mail domain. */
async function tellSharedDomain(tx: Tx, actor: Actor, companyId: string, domain: string): Promise<void> {
  const [first] = await tx
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .where(
      and(ne(companies.id, companyId), ne(accounts.standing, 'ended'), eq(companies.emailDomain, domain)),
    )
    .orderBy(companies.createdAt, companies.id)
    .limit(1)
  if (!first) return
  const told = and(
    ...[eq(events.noun, 'company'), eq(events.subjectId, first.id)],
    ...[eq(events.type, 'company.domain_shared'), gt(events.at, after(now(), -day))],
  )
  const known = await tx.select({ seq: events.seq }).from(events).where(told).limit(mostADay)
  if (known.length < mostADay) await record(tx, actor, 'company.domain_shared', first.id)
}
