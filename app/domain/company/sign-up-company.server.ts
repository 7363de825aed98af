import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { domainOfEmail } from '#domain/account/email.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { createAccount } from '#domain/account/sign-up/create-account.server.ts'
import { refuseFreeMail } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { record } from '#domain/event/record.server.ts'
import { refuseIfClosed } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
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
  })
}
