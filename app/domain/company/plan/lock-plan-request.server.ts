import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { planRequests } from '../company-tables.server.ts'

/** A request of this company, its row locked until the transaction ends. @throws Refusal not_found */
export async function lockPlanRequest(
  tx: Tx,
  companyId: string,
  requestId: string,
): Promise<typeof planRequests.$inferSelect> {
  if (!isId(requestId) || !isId(companyId)) refuse('not_found')
  const [row] = await tx
    .select()
    .from(planRequests)
    .where(and(eq(planRequests.companyId, companyId), eq(planRequests.id, requestId)))
    .for('update')
  return found(row)
}
