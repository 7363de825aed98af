import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { certificates } from './certificate-tables.server.ts'

/** A certificate names a person: it goes with them, and its address no longer exists. */
export async function eraseCertificates(tx: Tx, bughunterId: string): Promise<void> {
  await tx.delete(certificates).where(eq(certificates.bughunterId, bughunterId))
}
