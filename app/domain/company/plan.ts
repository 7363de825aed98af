export const plans = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Most members of a company beside its owner, invited ones included; null: as many as it likes. */
export const seatLimits = { free: 5, pro: 25, enterprise: null } as const satisfies Record<
  Plan,
  number | null
>

/** Whether one more person may be invited. Nobody is put out when a plan shrinks: only new seats are refused. */
export function hasSeatLeft(plan: Plan, used: number): boolean {
  const most = seatLimits[plan]
  return most === null || used < most
}
