import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { noPassword } from '@cakrawala/secrets/password'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { openLink } from '#domain/account/link/send-link.server.ts'
import { takeLink } from '#domain/account/link/take-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { refuseBorrowedName } from '#domain/account/sign-up/borrowed-name.server.ts'
import { isRetiredName } from '#domain/account/sign-up/retired-name.server.ts'
import { usernameKey } from '#domain/account/username.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { notifyApprover } from './decision-right.server.ts'
import { memberStatus } from './member.ts'
import type { AcceptInvitationInput } from './member-input.ts'

/**
 * Makes the account of an invited person, whose address the link has proved. It has no password yet: the token in the
 * answer opens the page that makes one. Of many tries with one link exactly one succeeds.
 * @throws Refusal not_found for links that are unknown, used, withdrawn or late, and for an address that got an account in
 *   between; invalid_input username_taken, after which the link is still good
 */
export async function acceptInvitation(
  actor: Actor,
  { token, username }: AcceptInvitationInput,
): Promise<{ passwordToken: string }> {
  // A person who is signed in has an account: this link is for a new one.
  refuseUnless(actor.kind !== 'person', 'not_found')
  try {
    return await transaction(async (tx) => {
      const { subjectId } = await takeLink(tx, 'member_verification', token)
      const member = await invitedMember(tx, found(subjectId))
      const accountId = await insertAccount(tx, member, username)
      await tx
        .update(companyMembers)
        .set({ accountId, status: memberStatus.active, joinedAt: now() })
        .where(eq(companyMembers.id, member.id))
      const { email, locale, companyId } = member
      const opened = await openLink(tx, { purpose: 'create_password', accountId, email, locale })
      await record(tx, actor, 'account.signed_up', accountId, { role: 'company_member' })
      await record(tx, actor, 'company.member_joined', companyId, { memberId: member.id, accountId })
      await notifyApprover(tx, actor, member, member, member, null)
      return { passwordToken: opened.token }
    })
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key_unique')) refuseField('username', 'username_taken')
    if (isDuplicate(error, 'accounts_email_key_unique')) refuse('not_found')
    throw error
  }
}

async function invitedMember(tx: Tx, memberId: string) {
  const [row] = await tx
    .select()
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.id, memberId),
        eq(companyMembers.status, memberStatus.invited),
        isNull(companyMembers.accountId),
      ),
    )
    .for('update')
  return found(row)
}

async function insertAccount(
  tx: Tx,
  { email, emailKey, locale }: Awaited<ReturnType<typeof invitedMember>>,
  username: string,
): Promise<string> {
  if (await isRetiredName(tx, username)) refuseField('username', 'username_taken')
  await refuseBorrowedName(tx, { role: 'company_member', username, email })
  const id = newId()
  const keys = { emailKey, usernameKey: usernameKey(username) }
  const createdAt = now()
  await tx.insert(accounts).values({
    ...{ id, role: 'company_member', email, username, ...keys, locale, createdAt },
    passwordHash: noPassword,
  })
  return id
}
