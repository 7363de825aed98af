import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { standingOf } from '../hunter-standing.server.ts'
import type { AnswerInvitationInput } from '../program-input.ts'
import { invitations, programs } from '../program-tables.server.ts'
import { isTokenOf } from './invitation-token.server.ts'

/**
 * Accepts or declines an invitation. It is bound to the invited account: for everybody else, and with a wrong token, it
 * does not exist. It can be answered once.
 * @returns the program, readable from now on; null when declined, as an invitation names none (INV-04)
 * @throws Refusal not_found; conflict invitation_closed (answered, expired, revoked); step_missing account_unverified;
 *   forbidden account_suspended
 */
export async function answerInvitation(
  actor: Actor,
  link: { idHash: string; token: string },
  input: AnswerInvitationInput,
): Promise<{ programId: string | null }> {
  if (!isBughunter(actor)) refuse('not_found')
  return transaction(async (tx) => {
    const invitation = await lockInvitation(tx, actor, link)
    const { id, programId } = invitation
    refuseUnless(
      invitation.status === 'pending' && invitation.expiresAt > now(),
      'conflict',
      'invitation_closed',
    )
    if (input.decision === 'accept') await refuseUnready(tx, actor, programId)
    await tx
      .update(invitations)
      .set({
        status: input.decision === 'accept' ? 'accepted' : 'declined',
        declineReason: input.decision === 'decline' ? input.reason : null,
        answeredAt: now(),
      })
      .where(eq(invitations.id, id))
    const facts = { invitationId: id, decision: input.decision }
    await record(tx, actor, 'program.invitation_answered', programId, facts)
    return { programId: input.decision === 'accept' ? programId : null }
  })
}

async function lockInvitation(tx: Tx, actor: Person, { idHash, token }: { idHash: string; token: string }) {
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.idHash, idHash), eq(invitations.bughunterId, actor.accountId)))
    .for('update')
  const invitation = found(rows[0])
  return isTokenOf(invitation.tokenHash, token) ? invitation : refuse('not_found')
}

async function refuseUnready(tx: Tx, actor: Person, programId: string): Promise<void> {
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
  const { verified } = await standingOf(tx, actor.accountId, programId)
  refuseUnless(verified, 'step_missing', 'account_unverified')
  const [program] = await tx
    .select({ status: programs.status })
    .from(programs)
    .where(eq(programs.id, programId))
  refuseUnless(found(program).status !== 'ended', 'conflict', 'invitation_closed')
}
