import { hashPassword } from '@cakrawala/secrets/password'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { lockProved } from '#domain/account/factor/factor-queries.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { endWhatOldPasswordOpened, ownWordsOf } from './new-password-effects.server.ts'
import type { ChangePasswordInput } from './password-input.ts'
import { isPasswordAccepted } from './password-rule.ts'

/**
 * Sets a new password after a fresh proof; every other session of the account ends with it.
 * @throws Refusal invalid_input (`password`: password_weak, password_same; the fields of the proof), too_many_requests,
 *   conflict when the password was changed, or a factor switched on, meanwhile
 */
export async function changePassword(
  actor: Person,
  { password, ...proof }: Proof & Pick<ChangePasswordInput, 'password'>,
): Promise<void> {
  const [row] = await database()
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  const { passwordHash } = found(row)
  // Before the re-authentication, which may use up a code. It reveals nothing beyond the form itself.
  if (!isPasswordAccepted(password, await ownWordsOf(actor.accountId)))
    refuseField('password', 'password_weak')
  if (password === proof.currentPassword) refuseField('password', 'password_same')
  const shown = await reauthenticate(actor, proof)
  const newHash = await hashPassword(password)
  await transaction(async (tx) => {
    await lockProved(tx, actor, shown)
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: newHash })
      .where(and(eq(accounts.id, actor.accountId), eq(accounts.passwordHash, passwordHash)))
      .returning({ id: accounts.id })
    refuseUnless(changed.length === 1, 'conflict')
    const ended = await endWhatOldPasswordOpened(tx, actor.accountId, actor.sessionId)
    await record(tx, actor, 'account.password_changed', actor.accountId, { ended })
  })
}
