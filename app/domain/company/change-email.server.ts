import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { lockCode, proveCode, spendCode } from '#domain/account/codes/prove-code.server.ts'
import { recordEmailChange } from '#domain/account/contact-change/contact-changes.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { revokeLinksOf } from '#domain/account/link/send-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { found, Refusal, refuseField } from '#kernel/refusal.ts'
import { emailAwaitingCode, newEmailKey } from './ask-new-email.server.ts'

/**
 * Second step: the code of the newest request makes its address the account's own. Every other session ends, waiting
 * links die with the old address, and the old address is mailed a link that undoes it.
 * @throws Refusal not_found, invalid_input (`code_wrong`; `code_spent` for old requests, late and used codes)
 */
export async function changeEmail(actor: Actor, code: string): Promise<void> {
  const person = found(isPerson(actor) ? actor : null)
  const email = (await emailAwaitingCode(person)) ?? refuseField('code', 'code_spent')
  const target = { target: email, targetKey: newEmailKey(person, email) }
  const { codeId } = await proveCode('new_email', target, code)
  try {
    await transaction((tx) => moveTo(tx, person, email, codeId))
  } catch (error) {
    // A person took the address in between: what a sender may not learn beforehand is not revealed now
    // either.
    if (isDuplicate(error)) throw codeSpent()
    throw error
  }
}

async function moveTo(tx: Tx, person: Person, email: string, codeId: string): Promise<void> {
  const { accountId } = person
  if (await lockCode(tx, codeId)) return
  const own = eq(accounts.id, accountId)
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(own).for('update')
  const address = { email, emailKey: emailKey(email) }
  await tx.update(accounts).set(address).where(own)
  await tx.update(companyMembers).set(address).where(eq(companyMembers.accountId, accountId))
  await revokeLinksOf(tx, accountId)
  const changeId = await recordEmailChange(tx, person, found(row).email)
  const ended = await endSessionsBut(tx, accountId, person.sessionId)
  await spendCode(tx, codeId, accountId)
  await record(tx, person, 'account.email_changed', accountId, { changeId, ended })
}

function codeSpent(): Refusal {
  return new Refusal('invalid_input', {
    detail: 'email_validation_failed',
    fields: { code: [{ key: 'code_spent' }] },
  })
}
