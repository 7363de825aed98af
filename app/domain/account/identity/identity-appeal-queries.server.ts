import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { AppealView } from '../appeal-view.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'

/** The objection to the decision of a case. The caller has shown that the reader may know of the case. */
export async function identityAppealOf(tx: Tx, caseId: string): Promise<AppealView | null> {
  const { text, openedAt, dueAt, decision, decisionText, decidedAt } = identityAppeals
  const [row] = await tx
    .select({ text, openedAt, dueAt, decision, decisionText, decidedAt })
    .from(identityAppeals)
    .where(eq(identityAppeals.caseId, caseId))
  return row ?? null
}
