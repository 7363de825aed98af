import { after, day, now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, eq, lt } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { mayInvite, mayManage } from '../program-policy.ts'
import { invitations } from '../program-tables.server.ts'
import { invitationToken } from './invitation-queries.server.ts'

/** How long an invitation waits for an answer. */
const invitationDays = 7

/**
 * Invites a bughunter by username. The answer and the list of invitations are the same whether or not anyone has that
 * name. A name that is invited or has accepted already is not invited again.
 * @param username lower-cased, of the shape of a username
 * @throws Refusal not_found; forbidden; move_forbidden (not accepted yet, or ended)
 */
export async function inviteBughunter(actor: Actor, programId: string, username: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(isPerson(actor) && mayManage(actor, program), 'forbidden')
    refuseUnless(mayInvite(actor, program), 'move_forbidden')
    await expirePending(tx, programId)
    if (await isInvitedAlready(tx, programId, username)) return
    const id = newId()
    const bughunterId = await bughunterCalled(tx, username)
    await tx.insert(invitations).values({
      id,
      idHash: randomWord(),
      programId,
      usernameKey: username,
      bughunterId,
      tokenHash: tokenHash(invitationToken(id)),
      status: 'pending',
      invitedBy: actor.accountId,
      createdAt: now(),
      expiresAt: after(now(), invitationDays * day),
    })
    await record(tx, actor, 'program.invited', programId, { invitationId: id, bughunterId })
  })
}

/** Marks unanswered invitations whose time is over; of one program, or of all. */
export async function expirePending(tx: Tx, programId?: string): Promise<number> {
  const rows = await tx
    .update(invitations)
    .set({ status: 'expired' })
    .where(
      and(
        eq(invitations.status, 'pending'),
        lt(invitations.expiresAt, now()),
        programId === undefined ? undefined : eq(invitations.programId, programId),
      ),
    )
    .returning({ id: invitations.id })
  return rows.length
}

async function isInvitedAlready(tx: Tx, programId: string, username: string): Promise<boolean> {
  const rows = await tx
    .select({ status: invitations.status })
    .from(invitations)
    .where(and(eq(invitations.programId, programId), eq(invitations.usernameKey, username)))
  return rows.some(({ status }) => status === 'pending' || status === 'accepted')
}

async function bughunterCalled(tx: Tx, username: string): Promise<string | null> {
  const [account] = await tx
    .select({ id: accounts.id, role: accounts.role, standing: accounts.standing })
    .from(accounts)
    .where(eq(accounts.usernameKey, username))
  return account?.role === 'bughunter' && account.standing === 'active' ? account.id : null
}
