import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { noPassword } from '@cakrawala/secrets/password'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { isRetiredName } from '#domain/account/sign-up/retired-name.server.ts'
import { usernameKey } from '#domain/account/username.ts'
import { record } from '#domain/event/record.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { AppointResponderInput } from './incident-input.ts'
import { mayNameResponders } from './incident-policy.ts'
import { incidentResponders, incidents } from './incident-tables.server.ts'

/**
 * Lets tickets be assigned to a person outside the platform team. An address without an account gets one of the incident
 * kind, whose password its owner makes by a mailed link. Appointing a person twice changes nothing.
 * @throws Refusal not_found, forbidden; invalid_input (`currentPassword` …; `email`: responder_other_role; `username`:
 * required for a new address, username_taken)
 */
export async function appointResponder(actor: Actor, input: AppointResponderInput): Promise<void> {
  const team = found(actor.kind === 'person' && actor.role === 'hello' ? actor : null)
  refuseUnless(mayNameResponders(team), 'forbidden')
  await reauthenticate(team, input)
  try {
    await transaction(async (tx) => {
      const accountId = await accountFor(tx, team, input)
      const [seat] = await tx
        .select()
        .from(incidentResponders)
        .where(eq(incidentResponders.accountId, accountId))
      if (seat && seat.dismissedAt === null) return
      const facts = { appointedBy: team.accountId, appointedAt: now(), dismissedAt: null }
      await tx
        .insert(incidentResponders)
        .values({ accountId, ...facts })
        .onConflictDoUpdate({ target: incidentResponders.accountId, set: facts })
      await record(tx, team, 'incident.responder_appointed', accountId)
    })
  } catch (error) {
    if (isDuplicate(error, 'accounts_username_key_unique')) refuseField('username', 'username_taken')
    throw error
  }
}

/**
 * Ends the work of a responder: open tickets go back to the platform team. The account stays. Twice is once.
 * @throws Refusal not_found
 */
export async function dismissResponder(actor: Actor, accountId: string): Promise<void> {
  found(mayNameResponders(actor) && isId(accountId) ? actor : null)
  await transaction(async (tx) => {
    const mine = eq(incidentResponders.accountId, accountId)
    const [seat] = await tx.select().from(incidentResponders).where(mine).for('update')
    if (found(seat).dismissedAt) return
    await tx.update(incidentResponders).set({ dismissedAt: now() }).where(mine)
    const returned = await tx
      .update(incidents)
      .set({ assigneeId: null, assignedAt: null })
      .where(and(eq(incidents.assigneeId, accountId), isNull(incidents.endedAt)))
      .returning({ id: incidents.id })
    for (const { id } of returned)
      await record(tx, actor, 'incident.assigned', id, { from: accountId, to: null })
    await record(tx, actor, 'incident.responder_dismissed', accountId, { tickets: returned.length })
  })
}

async function accountFor(tx: Tx, team: Person, { email, username }: AppointResponderInput): Promise<string> {
  const mailbox = emailKey(email)
  const [known] = await tx.select().from(accounts).where(eq(accounts.emailKey, mailbox)).for('share')
  if (known) {
    const fits = known.role === 'incident' && known.standing === 'active'
    return fits ? known.id : refuseField('email', 'responder_other_role')
  }
  if (!username) return refuseField('username', 'required')
  if (await isRetiredName(tx, username)) refuseField('username', 'username_taken')
  const id = newId()
  const { locale } = team
  const keys = { emailKey: mailbox, usernameKey: usernameKey(username) }
  await tx.insert(accounts).values({
    ...{ id, role: 'incident', email, username, ...keys, locale, createdAt: now() },
    passwordHash: noPassword,
  })
  await sendLink(tx, team, { purpose: 'create_password', accountId: id, email, locale })
  await record(tx, team, 'account.signed_up', id, { role: 'incident' })
  return id
}
