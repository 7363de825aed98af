import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'

/** The steps taken against an account as its owner reads them, without who took them and what only the team reads. */
export async function exportConductData(tx: Tx, accountId: string) {
  const { step, reason, statement, takenAt, until, liftedAt, liftReason } = sanctions
  const { text, openedAt, decision, decisionText, decidedAt } = sanctionAppeals
  return {
    sanctions: await tx
      .select({
        ...{ step, reason, statement, takenAt, until, liftedAt, liftReason },
        appeal: { text, openedAt, decision, decisionText, decidedAt },
      })
      .from(sanctions)
      .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
      .where(eq(sanctions.accountId, accountId))
      .orderBy(asc(sanctions.takenAt)),
  }
}
