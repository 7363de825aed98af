import { now } from '@cakrawala/calendar/clock'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { hashPassword, noPassword, verifyPassword } from '@cakrawala/secrets/password'
import { and, eq, ne } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { goodLink, takeLink } from '#domain/account/link/take-link.server.ts'
import { isStillMember } from '#domain/account/membership/still-member.server.ts'
import { forgetTriesOf } from '#domain/account/session-store/sign-in-tries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { endWhatOldPasswordOpened, ownWordsOf } from './new-password-effects.server.ts'
import type { SetPasswordInput } from './password-input.ts'
import { isPasswordAccepted } from './password-rule.ts'

type NewPassword = Pick<SetPasswordInput, 'password' | 'confirmPassword'>
type Purpose = 'reset_password' | 'create_password'

/**
 * Sets a new password with a mailed link. Every session ends and none is opened: the owner signs in afterwards, with the
 * same second factor as before (AUT-07).
 * @throws Refusal not_found (no good link), invalid_input (`password_weak`, `password_same`, `password_mismatch`),
 *   too_many_requests
 */
export async function resetPassword(actor: Actor, token: string, input: NewPassword): Promise<void> {
  const from = actor.kind === 'system' ? null : actor.address
  const accountId = await setPasswordByLink('reset_password', token, input, async (tx, accountId) => {
    const reset = { passwordResetAt: now(), passwordResetFrom: from }
    await tx.update(accounts).set(reset).where(eq(accounts.id, accountId))
    const ended = await endWhatOldPasswordOpened(tx, accountId, null)
    await record(tx, actor, 'account.password_reset', accountId, { ended })
  })
  // The mailbox has proved the owner: neither tries of others nor a new network keep them out now.
  if (from !== null) await forgetTriesOf(accountId, from)
}

/**
 * Sets the first password of an account that was made without one; it opens and activates nothing else.
 * @throws the refusals of `resetPassword`; not_found also once the account has a password
 */
export async function createPassword(actor: Actor, token: string, input: NewPassword): Promise<void> {
  await setPasswordByLink('create_password', token, input, async (tx, accountId) => {
    const ended = await endWhatOldPasswordOpened(tx, accountId, null)
    await record(tx, actor, 'account.password_created', accountId, { ended })
  })
}

/** Cheap checks before the costly hash; the link is used up only when everything else is right. */
async function setPasswordByLink(
  purpose: Purpose,
  token: string,
  { password, confirmPassword }: NewPassword,
  rest: (tx: Tx, accountId: string) => Promise<void>,
): Promise<string> {
  const { accountId } = found(await goodLink(purpose, token))
  refuseUnless(accountId !== null && (await mayTakePassword(database(), purpose, accountId)), 'not_found')
  if (password !== confirmPassword) refuseField('confirmPassword', 'password_mismatch')
  if (!isPasswordAccepted(password, await ownWordsOf(accountId))) refuseField('password', 'password_weak')
  await refuseSame(accountId, password)
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    // The account first, as in every act of this kind: two that meet must not wait for each other.
    refuseUnless(await mayTakePassword(tx, purpose, accountId, 'update'), 'not_found')
    await takeLink(tx, purpose, token)
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
    await rest(tx, accountId)
  })
  return accountId
}

const comparisons = rateLimit('password_compared', 20, 60 * 60)

/** The present password, which somebody may know, is no new one. Bounded, or a mailbox alone would find it out by guessing. */
async function refuseSame(accountId: string, password: string): Promise<void> {
  await comparisons.take(accountId)
  const [row] = await database()
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (await verifyPassword(found(row).passwordHash, password)) refuseField('password', 'password_same')
}

async function mayTakePassword(
  tx: Pick<Tx, 'select'>,
  purpose: Purpose,
  accountId: string,
  lock?: 'update',
): Promise<boolean> {
  const account = tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), ne(accounts.standing, 'ended'), isStillMember))
  const [row] = await (lock ? account.for(lock) : account)
  return row !== undefined && (purpose === 'reset_password' || row.passwordHash === noPassword)
}
