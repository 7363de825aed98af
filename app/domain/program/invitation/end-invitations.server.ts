import { eq, sql } from 'drizzle-orm'
import { invitations } from '#domain/program/program-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { expirePending } from './invite-bughunter.server.ts'

/** Marks every invitation whose 7 days are over; a schedule calls this. @returns how many */
export async function expireInvitations(_actor: System): Promise<number> {
  return transaction((tx) => expirePending(tx))
}

/** Replaces the name that invitations were written to by the pseudonym of the person who left. */
export async function eraseInvitations(tx: Tx, bughunterId: string, pseudonym: string): Promise<void> {
  await tx
    .update(invitations)
    .set({
      usernameKey: pseudonym,
      status: sql`CASE WHEN ${invitations.status} = 'pending' THEN 'revoked' ELSE ${invitations.status} END`,
    })
    .where(eq(invitations.bughunterId, bughunterId))
}
