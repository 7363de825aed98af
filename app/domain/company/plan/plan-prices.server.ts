import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { PricedPlan } from '#domain/setting/setting.ts'
import { settingOn } from '#domain/setting/settings-memory.server.ts'
import type { Plan } from '../plan.ts'

/** What each plan costs a month today, in rupiah; null where the team has set no price. */
export type PlanPrices = Readonly<Record<Plan, bigint | null>>

export function planPrices(): PlanPrices {
  const today = jakartaDay(now())
  const priceOf = (plan: PricedPlan) => {
    const price = settingOn('plans', plan, today)?.price ?? null
    return price === null ? null : BigInt(price)
  }
  return { free: 0n, pro: priceOf('pro'), enterprise: priceOf('enterprise') }
}
