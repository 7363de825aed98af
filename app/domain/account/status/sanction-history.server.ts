import { desc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { AppealView } from '../appeal-view.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import type { PastStep } from './strike-policy.ts'

export type SanctionRow = typeof sanctions.$inferSelect
type AppealRow = typeof sanctionAppeals.$inferSelect
export type PastSanction = SanctionRow & PastStep & { appeal: AppealRow | null }

/** What both sides read of an appeal. */
export function appealOf({
  text,
  openedAt,
  dueAt,
  decision,
  decisionText,
  decidedAt,
}: AppealRow): AppealView {
  return { text, openedAt, dueAt, decision, decisionText, decidedAt }
}

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
