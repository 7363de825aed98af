import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { noPassword } from '@cakrawala/secrets/password'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { openLink } from '#domain/account/link/send-link.server.ts'
import { takeLink } from '#domain/account/link/take-link.server.ts'
import { isRetiredName } from '#domain/account/sign-up/retired-name.server.ts'
import { lockTeam } from '#domain/account/status/administrators.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { usernameKey } from '#domain/account/username.ts'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import { type Actor, workingRoles } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { isTeamFounded } from './first-operator.server.ts'
import type { OperatorRow } from './lock-operator.server.ts'
import type { AcceptTeamInvitationInput } from './team-input.ts'

/**
 * Makes the account of an invited operator, or of the first one. It has no password yet: the token in the answer opens the page
 * that makes one. A second factor is owed before anything else. Of many tries with one link exactly one succeeds.
 * @throws Refusal not_found for links that are unknown, used, withdrawn or late, for one of a first operator once there is one,
 *   and for an address that got an account in between; invalid_input (`email`, `username`), after which the link is still good
 */
export async function acceptTeamInvitation(
  actor: Actor,
  { token, username, email }: AcceptTeamInvitationInput,
): Promise<{ passwordToken: string }> {
  // A person who is signed in has an account: this link is for a new one.
  refuseUnless(actor.kind !== 'person', 'not_found')
  try {
    return await transaction(async (tx) => {
      await lockTeam(tx)
      const { subjectId, locale } = await takeLink(tx, 'operator_invitation', token)
      const first = subjectId === site
      const operator = first
        ? await writeFirst(tx, email ?? refuseField('email', 'email_required'), locale)
        : await join(tx, found(subjectId))
      await insertAccount(tx, operator, username)
      const { id: accountId, email: address } = operator
      const opened = await openLink(tx, { purpose: 'create_password', accountId, email: address, locale })
      await record(tx, actor, 'account.signed_up', accountId, { role: 'hello' })
      await record(tx, actor, 'account.operator_joined', accountId, { first })
      return { passwordToken: opened.token }
    })
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key_unique')) refuseField('username', 'username_taken')
    if (isDuplicate(error, 'accounts_email_key_unique')) refuse('not_found')
    throw error
  }
}

async function join(tx: Tx, operatorId: string): Promise<OperatorRow> {
  const [row] = await tx
    .update(operators)
    .set({ state: 'active', rolesSince: now() })
    .where(and(eq(operators.id, operatorId), eq(operators.state, 'invited')))
    .returning()
  return found(row)
}

/** The printed link holds until somebody has founded the team, by it or by an invitation from the shell. */
async function writeFirst(tx: Tx, email: string, locale: Locale): Promise<OperatorRow> {
  refuseUnless(!(await isTeamFounded(tx)), 'not_found')
  const facts = {
    ...{ email, locale, roles: [...workingRoles], rolesSince: now(), rolesGivenBy: [], invitedAt: now() },
    ...({ state: 'active' } as const),
  }
  const [row] = await tx
    .insert(operators)
    .values({ id: newId(), emailKey: emailKey(email), ...facts })
    .onConflictDoUpdate({ target: operators.emailKey, set: facts })
    .returning()
  return found(row)
}

async function insertAccount(
  tx: Tx,
  { id, email, emailKey: key, locale }: OperatorRow,
  username: string,
): Promise<void> {
  if (await isRetiredName(tx, username)) refuseField('username', 'username_taken')
  await tx.insert(accounts).values({
    ...{ id, role: 'hello', email, emailKey: key, username, usernameKey: usernameKey(username), locale },
    ...{ passwordHash: noPassword, factorOwed: true, createdAt: now() },
  })
}
