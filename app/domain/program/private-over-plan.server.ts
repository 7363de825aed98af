import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { hasRoom, type Plan } from '#domain/company/plan.ts'
import { presentPlanOf } from '#domain/company/plan-on.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuseField } from '#kernel/refusal.ts'
import type { ProgramStatus, Visibility } from './program.ts'
import { programs } from './program-tables.server.ts'

/** What counts against the plan: a program that waits for the team, is live, or may be resumed. */
export const placedStatuses = ['review', 'accepted', 'paused'] as const satisfies ProgramStatus[]

/**
 * A program that is written as private, or becomes so, needs a free private slot of the plan.
 * @param before the program in its current state; null for a new one
 * @throws Refusal invalid_input (`visibility`)
 */
export async function refusePrivateOverPlan(
  tx: Tx,
  companyId: string,
  wanted: Visibility,
  before: { visibility: Visibility } | null,
): Promise<void> {
  if (wanted === 'public' || before?.visibility === 'private') return
  const plan = await lockPlan(tx, companyId)
  if (!hasRoom(plan, 'privatePrograms', await privatePrograms(tx, companyId))) {
    refuseField('visibility', 'plan_not_private')
  }
}

/** The plan of a company. Two programs of it that ask at one moment are counted one after the other. */
export async function lockPlan(tx: Tx, companyId: string): Promise<Plan> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan:${companyId}`}, 0))`)
  return (await presentPlanOf(tx, companyId)).plan
}

async function privatePrograms(tx: Tx, companyId: string): Promise<number> {
  const placed = and(inArray(programs.status, placedStatuses), eq(programs.visibility, 'private'))
  const [row] = await tx
    .select({ count: count() })
    .from(programs)
    .where(and(eq(programs.companyId, companyId), placed))
  return row!.count
}
