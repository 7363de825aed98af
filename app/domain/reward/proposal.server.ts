import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import type { RewardRow } from './reward-case.server.ts'

/** Business days a second person of the company has to approve a large reward. */
export const lapseAfterDays = 5

export type Proposal = RewardRow & { proposedBy: string; proposedAt: Date }

/** The amount that waits for a second person of the company; null where none does. */
export function pendingProposal(reward: RewardRow | null): Proposal | null {
  if (!reward || reward.proposedBy === null || reward.proposedAt === null) return null
  return { ...reward, proposedBy: reward.proposedBy, proposedAt: reward.proposedAt }
}

/** When a proposal of this moment lapses. */
export function lapseOf(proposedAt: Date): Date {
  return addBusinessDays(proposedAt, lapseAfterDays, nationalHolidays(proposedAt))
}
