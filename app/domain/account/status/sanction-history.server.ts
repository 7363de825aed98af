import { desc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import type { PastStep } from './strike-policy.ts'

export type SanctionRow = typeof sanctions.$inferSelect
export type AppealRow = typeof sanctionAppeals.$inferSelect
export type PastSanction = SanctionRow & PastStep & { appeal: AppealRow | null }

/** Every step taken against an account with its appeal, newest first. Unscoped: the caller knows who may read it. */
export async function unsafeSanctionsOf(tx: Tx, accountId: string): Promise<PastSanction[]> {
  const rows = await tx
    .select({ sanction: sanctions, appeal: sanctionAppeals })
    .from(sanctions)
    .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
    .where(eq(sanctions.accountId, accountId))
    .orderBy(desc(sanctions.takenAt), desc(sanctions.id))
  return rows.map(({ sanction, appeal }) => ({ ...sanction, appeal, takenBack: sanction.liftedBy !== null }))
}
