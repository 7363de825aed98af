import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { lockCode, proveCode, spendCode } from '#domain/account/codes/prove-code.server.ts'
import type { CodePurpose } from '#domain/account/codes/send-code.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { usernameKey } from '#domain/account/username.ts'
import { database, isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Role } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { Refusal, refuseField } from '#kernel/refusal.ts'
import { refuseBorrowedName } from './borrowed-name.server.ts'
import { isRetiredName } from './retired-name.server.ts'

type NewAccount = { email: string; code: string; username: string; password: string }

/**
 * Proves the code and makes the account; `complete` writes the rest in the same transaction. The same form sent again
 * (a double click) gets the account it made the first time.
 * @throws Refusal invalid_input: `code_wrong`, `code_spent`, `username_taken`, `username_reserved`
 */
export async function createAccount(
  purpose: CodePurpose,
  role: Role,
  { email, code, username, password }: NewAccount,
  locale: Locale,
  complete: (tx: Tx, accountId: string) => Promise<void>,
): Promise<{ accountId: string }> {
  const { codeId, usedBy } = await proveCode(purpose, { target: email, targetKey: emailKey(email) }, code)
  if (usedBy) return sameAccount(usedBy, username)
  const passwordHash = await hashPassword(password)
  const accountId = newId()
  try {
    const earlier = await transaction(async (tx) => {
      const first = await lockCode(tx, codeId)
      if (first) return first
      if (await isRetiredName(tx, username)) refuseField('username', 'username_taken')
      await refuseBorrowedName(tx, { role, username, email })
      await tx.insert(accounts).values({
        id: accountId,
        role,
        email,
        emailKey: emailKey(email),
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        locale,
        createdAt: now(),
      })
      await spendCode(tx, codeId, accountId)
      await complete(tx, accountId)
      return null
    })
    return earlier ? await sameAccount(earlier, username) : { accountId }
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key_unique')) refuseField('username', 'username_taken')
    if (isDuplicate(error, 'accounts_email_key_unique')) throw codeSpent()
    throw error
  }
}

async function sameAccount(accountId: string, username: string): Promise<{ accountId: string }> {
  const [row] = await database()
    .select({ usernameKey: accounts.usernameKey })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (row?.usernameKey !== usernameKey(username)) throw codeSpent()
  return { accountId }
}

function codeSpent(): Refusal {
  return new Refusal('invalid_input', {
    detail: 'email_validation_failed',
    fields: { code: [{ key: 'code_spent' }] },
  })
}
