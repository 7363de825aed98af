export const plans = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/**
 * What a plan measures: members beside the owner, invited ones included; programs in review, live or paused; private ones
 * among them; reports received in a calendar month of Asia/Jakarta.
 */
export const planMeasures = ['seats', 'programs', 'privatePrograms', 'reports'] as const
export type PlanMeasure = (typeof planMeasures)[number]
/** null: as many as the company likes. */
type PlanLimits = Readonly<Record<PlanMeasure, number | null>>
export type PlanUsage = Readonly<Record<PlanMeasure, number>>

/** What each plan holds. The API and our team's management belong to every plan. */
export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  free: { seats: 5, programs: 1, privatePrograms: 0, reports: 30 },
  pro: { seats: 25, programs: 5, privatePrograms: 3, reports: 200 },
  enterprise: { seats: null, programs: null, privatePrograms: null, reports: null },
}

/**
 * Whether one more may come. Nothing that is there is taken away when a plan shrinks or ends: only new
 * members and new programs are refused, and reports are received under any plan.
 */
export function hasRoom(plan: Plan, measure: PlanMeasure, used: number): boolean {
  const most = planLimits[plan][measure]
  return most === null || used < most
}

export type Fullness = 'room' | 'near' | 'full' | 'over'

/** How full a measure is; near from four fifths on. What a plan does not hold at all is not full. */
export function fullnessOf(most: number | null, used: number): Fullness {
  if (most === null) return 'room'
  if (used > most) return 'over'
  if (most === 0) return 'room'
  if (used === most) return 'full'
  return used * 5 >= most * 4 ? 'near' : 'room'
}

export const planRequestStates = ['waiting', 'granted', 'declined', 'withdrawn'] as const
export type PlanRequestState = (typeof planRequestStates)[number]
