import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { companyNpwps } from './company-tables.server.ts'
import type { NpwpDecisionInput } from './npwp-input.ts'
import { npwpHeldUntil } from './npwp-queries.server.ts'

/**
 * Verifies a company's NPWP or sends it back with a reason.
 * @throws Refusal not_found, conflict (`npwp_changed`: decided by a colleague or handed in anew since it was
 *   looked at), move_forbidden (`npwp_held`: not verified within 24 hours after it replaced a verified one)
 */
export async function decideNpwp(
  actor: Actor,
  companyId: string,
  { decision, submittedAt, reason }: NpwpDecisionInput,
): Promise<void> {
  const { accountId } = found(isOperator(actor) && isId(companyId) ? actor : null)
  await transaction(async (tx) => {
    const ours = eq(companyNpwps.companyId, companyId)
    const [row] = await tx.select().from(companyNpwps).where(ours).for('update')
    const seen = found(row)
    const unchanged = seen.state === 'pending' && seen.submittedAt.toISOString() === submittedAt
    refuseUnless(unchanged, 'conflict', 'npwp_changed')
    if (decision === 'verify') refuseUnless(!(await npwpHeldUntil(tx, seen)), 'move_forbidden', 'npwp_held')
    const state = decision === 'verify' ? 'verified' : 'refused'
    const decided = {
      state,
      reason: decision === 'verify' ? null : reason,
      decidedBy: accountId,
      decidedAt: now(),
    } as const
    await tx.update(companyNpwps).set(decided).where(ours)
    await record(tx, actor, 'company.npwp_decided', companyId, { decision: state })
  })
}
