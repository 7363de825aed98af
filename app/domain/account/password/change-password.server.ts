import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { endSessionsBut } from '#domain/account/session/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { hashPassword, verifyPassword } from '#infra/password.ts'
import { rateLimit } from '#infra/rate-limit.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { ChangePasswordInput } from './change-password-input.ts'
import { isPasswordAccepted } from './password-rule.ts'

const perAccount = rateLimit('change_password', 5, 15 * 60)

/**
 * Sets a new password after the present one was shown again; every other session of the account ends with it.
 * @throws Refusal invalid_input (`password_wrong`, `password_weak`, `password_same`), too_many_requests, conflict when
 *   the password was changed meanwhile
 */
export async function changePassword(
  actor: Person,
  { currentPassword, password }: Pick<ChangePasswordInput, 'currentPassword' | 'password'>,
): Promise<void> {
  const [row] = await database().select().from(accounts).where(eq(accounts.id, actor.accountId))
  const { passwordHash, email, username } = found(row)
  await perAccount.take(actor.accountId)
  if (!(await verifyPassword(passwordHash, currentPassword))) refuseField('currentPassword', 'password_wrong')
  await perAccount.forget(actor.accountId)
  if (!isPasswordAccepted(password, { email, username })) refuseField('password', 'password_weak')
  if (password === currentPassword) refuseField('password', 'password_same')
  const newHash = await hashPassword(password)
  await transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: newHash })
      .where(and(eq(accounts.id, actor.accountId), eq(accounts.passwordHash, passwordHash)))
      .returning({ id: accounts.id })
    refuseUnless(changed.length === 1, 'conflict')
    const ended = await endSessionsBut(tx, actor.accountId, actor.sessionId)
    await record(tx, actor, 'account.password_changed', actor.accountId, { ended })
  })
}
