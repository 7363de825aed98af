import { licenseSeenBy } from '#domain/company/plan/plan-queries.server.ts'
import { requestPlan } from '#domain/company/plan/request-plan.server.ts'
import type { Person } from '#kernel/actor.ts'

/** What an owner types who asks for a plan. */
export const planRequest = {
  plan: 'pro',
  reason: 'Dua program dan tujuh orang anggota mulai bulan depan.',
  contact: 'Sari Wulandari, 0812-0000-9876',
} as const

/** The request of this owner that waits, made where there is none. @returns its id */
export async function waitingPlanRequest(owner: Person): Promise<string> {
  const { requests } = await licenseSeenBy(owner)
  const waiting = requests.find(({ state }) => state === 'waiting')
  return waiting?.id ?? (await requestPlan(owner, planRequest)).requestId
}
