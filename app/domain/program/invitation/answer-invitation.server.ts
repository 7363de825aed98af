import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import type { AnswerInvitationInput } from '../program-input.ts'
import { invitations } from '../program-tables.server.ts'
import { acceptingObstacleOf, isWaiting } from './accepting-obstacle.server.ts'
import { acceptingRefusals } from './accepting-policy.ts'
import { isTokenOf } from './invitation-queries.server.ts'

/**
 * Accepts or declines an invitation. It is bound to the invited account: for everyone else, and with a wrong token, it
 * does not exist. It can be answered once.
 * @returns the program, readable from now on; null when declined, as an invitation names none (INV-04)
 * @throws Refusal not_found; conflict invitation_closed (answered, expired, revoked); step_missing account_unverified;
 * forbidden account_suspended
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
    if (input.decision === 'accept')
      refuseObstacle(await acceptingObstacleOf(tx, actor, invitation), acceptingRefusals)
    else refuseUnless(isWaiting(invitation), 'conflict', 'invitation_closed')
    await tx
      .update(invitations)
      .set({
        status: input.decision === 'accept' ? 'accepted' : 'declined',
        declineReason: input.decision === 'decline' ? input.reason || null : null,
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
