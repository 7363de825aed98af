import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day } from '@cakrawala/calendar/clock'
import {
  type Fullness,
  fullnessOf,
  type Plan,
  type PlanMeasure,
  type PlanUsage,
  planLimits,
  planMeasures,
} from '../plan.ts'

/** How long before its end a plan is spoken of, in days. */
export const warnedDays = 30

type Term = { plan: Plan; validUntil: string | null }
export type PlanWarnings = {
  /** Measures that are nearly full or more, in their order. */
  measures: { measure: PlanMeasure; fullness: Exclude<Fullness, 'room'>; used: number; most: number }[]
  /** A plan that ends within 30 days and has none after it, or that has ended and left the free one. */
  end: { way: 'soon' | 'over'; plan: Plan; on: string } | null
}

/**
 * What an owner should know before it hurts.
 * @param terms newest first
 */
export function planWarningsOf(
  present: Term,
  terms: readonly Term[],
  used: PlanUsage,
  at: Date,
): PlanWarnings {
  const limits = planLimits[present.plan]
  const measures = planMeasures.flatMap((measure) => {
    const most = limits[measure]
    const fullness = fullnessOf(most, used[measure])
    return fullness === 'room' || most === null ? [] : [{ measure, fullness, used: used[measure], most }]
  })
  return { measures, end: planEndOf(present, terms, at) }
}

/** Whether a plan ends soon with none after it, or has ended. @param terms newest first */
export function planEndOf(present: Term, terms: readonly Term[], at: Date): PlanWarnings['end'] {
  const today = jakartaDay(at)
  const { plan, validUntil: until } = present
  if (until === null) return plan === 'free' ? endedOf(terms, today) : null
  const goesOn = terms.some(({ validUntil }) => validUntil === null || validUntil > until)
  if (plan === 'free' || goesOn || until > jakartaDay(after(at, warnedDays * day))) return null
  return { way: 'soon', plan, on: until }
}

function endedOf([last]: readonly Term[], today: string): PlanWarnings['end'] {
  if (!last?.validUntil || last.plan === 'free' || last.validUntil >= today) return null
  return { way: 'over', plan: last.plan, on: last.validUntil }
}
