import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { invitations } from '../program-tables.server.ts'

/** Puts the pseudonym of a person who left in place of the name that invitations were written to. */
export async function eraseInvitations(tx: Tx, bughunterId: string, pseudonym: string): Promise<void> {
  await tx
    .update(invitations)
    .set({
      usernameKey: pseudonym,
      status: sql`CASE WHEN ${invitations.status} = 'pending' THEN 'revoked' ELSE ${invitations.status} END`,
    })
    .where(eq(invitations.bughunterId, bughunterId))
}
