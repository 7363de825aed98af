import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq, inArray, or } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor, Person, System, TeamRole } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { changeTeam, hasOtherAdministrator, provedAdministrator } from './lock-operator.server.ts'
import { dropProposal, proposeChange } from './propose-change.server.ts'
import type { InviteOperatorInput } from './team-input.ts'
import { asksForSecond, givenAlone, mayGive } from './team-policy.ts'

/** Mails to one address a day: an invitation sent again makes the link before useless. */
const perAddress = rateLimit('operator_invitations', 6, 24 * 60 * 60)

/**
 * Invites a person to the platform team. Roles that two administrators give wait for the second. Sent again while no one has
 * answered, it is the same invitation with a new link.
 * @throws Refusal not_found; forbidden (`team_role_missing`, `more_than_own`); invalid_input (the proof; `email`: operator_known);
 *   too_many_requests
 */
export async function inviteOperator(
  actor: Actor,
  { email, roles, reason, ...proof }: InviteOperatorInput,
): Promise<{ operatorId: string; proposed: boolean }> {
  const person = await provedAdministrator(actor, proof)
  await takeInvitation(email)
  return changeTeam(person, async (tx, administrator) => {
    refuseUnless(mayGive(administrator.row.roles, [], roles), 'forbidden', 'more_than_own')
    const second = asksForSecond([], roles) && (await hasOtherAdministrator(tx, administrator))
    const first = second ? givenAlone(roles) : roles
    const { locale } = administrator
    const { operatorId } = await writeInvitation(tx, administrator, { email, roles: first, reason, locale })
    if (second) await proposeChange(tx, administrator, operatorId, roles, reason)
    else await dropProposal(tx, administrator, operatorId)
    return { operatorId, proposed: second }
  })
}

/** Counts one more mail to an address, before the transaction. @throws Refusal too_many_requests */
export async function takeInvitation(email: string): Promise<void> {
  await perAddress.take(emailKey(email))
}

type Invitation = { email: string; roles: TeamRole[]; reason: string; locale: Locale }

/** The row, its link and its event; part of the invitation from the shell, too. */
export async function writeInvitation(
  tx: Tx,
  actor: Person | System,
  { email, roles, reason, locale }: Invitation,
): Promise<{ operatorId: string; token: string }> {
  const key = emailKey(email)
  const invited = tx.select({ id: operators.id }).from(operators).where(eq(operators.emailKey, key))
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.emailKey, key), inArray(accounts.id, invited)))
  if (account) refuseField('email', 'operator_known')
  const by = actor.kind === 'person' ? actor.accountId : null
  const facts = {
    ...{ email, emailKey: key, locale, roles, rolesSince: now(), rolesGivenBy: by ? [by] : [] },
    ...({ state: 'invited', invitedBy: by, invitedAt: now(), reason } as const),
  }
  const [row] = await tx
    .insert(operators)
    .values({ id: newId(), ...facts })
    .onConflictDoUpdate({ target: operators.emailKey, set: facts })
    .returning({ id: operators.id })
  const operatorId = row!.id
  const link = { purpose: 'operator_invitation', subjectId: operatorId, email, locale } as const
  const { token } = await sendLink(tx, actor, link)
  await record(tx, actor, 'account.operator_invited', operatorId, { roles })
  return { operatorId, token }
}
