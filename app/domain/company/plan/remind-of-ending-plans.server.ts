import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { planTerms } from '#domain/company/company-tables.server.ts'
import type { Plan } from '#domain/company/plan.ts'
import { presentPlanOf } from '#domain/company/plan-on.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { planEndOf, warnedDays } from './plan-warnings.ts'

/** How long before its last day an owner is notified that a plan ends, in days; the nearest first. */
const remindedDays = [1, 7, 30] as const

type Term = { plan: Plan; validUntil: string | null }
type PlanReminder = { plan: Plan; validUntil: string; before: (typeof remindedDays)[number] }

/**
 * The reminder that is due at a moment: the nearest one whose day has come. A term given later than that day has none
 * for it, since its owner has just heard how long it holds.
 * @param terms newest first
 */
export function reminderOf(
  present: Term,
  terms: readonly (Term & { grantedAt: Date })[],
  at: Date,
): PlanReminder | null {
  const end = planEndOf(present, terms, at)
  if (end?.way !== 'soon') return null
  const grantedOn = terms.find(({ validUntil }) => validUntil === end.on)?.grantedAt
  const from = grantedOn ? jakartaDay(grantedOn) : ''
  const before = remindedDays.find((days) => {
    const reached = jakartaDay(after(new Date(`${end.on}T12:00:00+07:00`), -days * day))
    return reached <= jakartaDay(at) && from < reached
  })
  return before === undefined ? null : { plan: end.plan, validUntil: end.on, before }
}

/**
 * Records `company.plan_ending` when a plan that has none after it comes to 30, 7 and 1 days before its last day, each once
 * for that day: a longer term begins anew. Facts: the plan, `validUntil`, and which reminder it is (`before`, in days).
 * @returns how many were recorded
 */
export async function remindOfEndingPlans(system: System): Promise<number> {
  return transaction(async (tx) => {
    // Two processes at once take turns, so that the second sees what the first has recorded.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('remind-of-ending-plans'))`)
    let told = 0
    for (const companyId of await endingSoon(tx)) {
      const due = reminderOf(await presentPlanOf(tx, companyId), await termsOf(tx, companyId), now())
      if (!due || (await isPublished(tx, companyId, due))) continue
      await record(tx, system, 'company.plan_ending', companyId, due)
      told += 1
    }
    return told
  })
}

async function endingSoon(tx: Tx): Promise<string[]> {
  const { companyId, validUntil } = planTerms
  const rows = await tx
    .selectDistinct({ companyId })
    .from(planTerms)
    .where(
      and(gte(validUntil, jakartaDay(now())), lte(validUntil, jakartaDay(after(now(), warnedDays * day)))),
    )
  return rows.map((row) => row.companyId)
}

function termsOf(tx: Tx, companyId: string) {
  const { plan, validUntil, grantedAt, id } = planTerms
  return tx
    .select({ plan, validUntil, grantedAt })
    .from(planTerms)
    .where(eq(planTerms.companyId, companyId))
    .orderBy(desc(grantedAt), desc(id))
}

/** Notified of this last day as late as this, or later. */
async function isPublished(
  tx: Tx,
  companyId: string,
  { validUntil, before }: { validUntil: string; before: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM ${events} e WHERE e.noun = 'company' AND e.subject_id = ${companyId} AND e.type = 'company.plan_ending'
      AND e.facts->>'validUntil' = ${validUntil} AND (e.facts->>'before')::int <= ${before} LIMIT 1`)
  return rows.length > 0
}
