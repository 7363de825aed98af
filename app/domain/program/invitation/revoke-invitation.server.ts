import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { mayManage } from '../program-policy.ts'
import { invitations } from '../program-tables.server.ts'

/**
 * Takes back an invitation, answered or not: from here on a private program does not exist for this bughunter.
 * @throws Refusal not_found (program or invitation); forbidden; conflict (declined, expired or revoked before)
 */
export async function revokeInvitation(actor: Actor, programId: string, invitationId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(mayManage(actor, program), 'forbidden')
    const its = and(eq(invitations.programId, programId), eq(invitations.id, invitationId))
    const rows = isId(invitationId) ? await tx.select().from(invitations).where(its) : []
    const { bughunterId } = found(rows[0])
    const revoked = await tx
      .update(invitations)
      .set({ status: 'revoked', answeredAt: now() })
      .where(and(its, inArray(invitations.status, ['pending', 'accepted'])))
      .returning({ id: invitations.id })
    if (revoked.length === 0) refuse('conflict')
    await record(tx, actor, 'program.invitation_revoked', programId, { invitationId, bughunterId })
  })
}
