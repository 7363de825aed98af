import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { letters } from '../letter-tables.server.ts'
import { agreements } from '../program-tables.server.ts'

/** A letter names a person and goes with them; the agreement stays as evidence, under a pseudonym. */
export async function eraseLetters(tx: Tx, bughunterId: string): Promise<void> {
  const own = tx.select({ id: agreements.id }).from(agreements).where(eq(agreements.bughunterId, bughunterId))
  await tx.delete(letters).where(inArray(letters.agreementId, own))
}
