import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { taxResidences } from './residence-tables.server.ts'

export type ResidenceRow = typeof taxResidences.$inferSelect

/** A request for a residence, its row locked until the transaction ends. @throws Refusal not_found */
export async function lockResidence(tx: Tx, residenceId: string): Promise<ResidenceRow> {
  const [row] = await tx.select().from(taxResidences).where(eq(taxResidences.id, residenceId)).for('update')
  return found(row)
}
