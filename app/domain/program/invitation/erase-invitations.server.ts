import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { invitations } from '../program-tables.server.ts'

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
