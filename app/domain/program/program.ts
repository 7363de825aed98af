import type { z } from 'zod'
import type { programPolicy } from './program-view.ts'
import { type RewardedBand, type RewardGrid, type RewardRange, rewardedBands } from './reward-grid.ts'

export const programKinds = ['bug_bounty', 'challenge', 'vulnerability_management'] as const
export type ProgramKind = (typeof programKinds)[number]

/** Who verifies, rates and talks: the company itself, or the platform team for it ("Managed by CA"). */
export const managers = ['company', 'product'] as const
export type Manager = (typeof managers)[number]

export const programStatuses = [
  'draft',
  'review',
  'corrections',
  'accepted',
  'paused',
  'rejected',
  'ended',
] as const
export type ProgramStatus = (typeof programStatuses)[number]

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export const rewardTypes = ['money', 'other', 'money_and_other', 'points'] as const
export type RewardType = (typeof rewardTypes)[number]

export const scopeTypes = [
  'web',
  'api',
  'android',
  'ios',
  'desktop',
  'source_code',
  'network',
  'cloud',
  'hardware',
  'other',
] as const
export type ScopeType = (typeof scopeTypes)[number]

/** Whether a program has test accounts to give, and whether one is free. */
export const testAccountOffers = ['available', 'used_up'] as const
/** Why a test account is out of use: taken back from its holder, taken off before anyone had it, or closed by the platform. */
export const closingCauses = ['revoked', 'removed', 'permission_ended', 'program_ended'] as const
export type ClosingCause = (typeof closingCauses)[number]

export type ProgramPolicy = z.infer<typeof programPolicy>
export type ScopeItem = ProgramPolicy['scope'][number]
export type GridRow = NonNullable<NonNullable<ProgramPolicy['grid']>[RewardedBand]>

/** Statuses in which people outside the company and the platform team may read a program. */
export const shownStatuses = ['accepted', 'paused', 'ended'] as const satisfies readonly ProgramStatus[]

/** Whether the targets of a program may be tested, now or when it goes on. */
export function isTestable(status: ProgramStatus): boolean {
  return status === 'accepted' || status === 'paused'
}

/**
 * Whether new reports may come in on `today`, a day of Asia/Jakarta spelled `YYYY-MM-DD`; the last day is included.
 * `halted`: the platform has suspended or ended the account of the program's company.
 */
export function isProgramOpen(
  { status, validUntil, halted }: { status: ProgramStatus; validUntil: string; halted: boolean },
  today: string,
): boolean {
  return status === 'accepted' && !halted && validUntil >= today
}

/** Why a program that was accepted takes no reports: the platform halted it, its company has no money for them, or keeps too few promises. */
export type Stop = 'halted' | 'uncovered' | 'late'

/**
 * What keeps new reports out of a program whose own state would let them in; null where nothing does. The company mends
 * `uncovered` by a top-up; the others ask for the platform team as well.
 */
export function stopOf(program: {
  status: ProgramStatus
  halted: boolean
  uncovered?: boolean
  late?: boolean
}): Stop | null {
  const { status, halted, uncovered, late } = program
  if (status !== 'accepted' && status !== 'paused') return null
  if (halted) return 'halted'
  if (uncovered && status === 'accepted') return 'uncovered'
  return late ? 'late' : null
}

/** Whole days until the end: 0 on the last day and after it. Both days are `YYYY-MM-DD`. */
export function daysLeft(validUntil: string, today: string): number {
  const days = (Date.parse(`${validUntil}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  return Math.max(0, days)
}

/** The reward table of a policy in numbers; null when its reward has no money in it. */
export function rewardGridOf({ grid }: Pick<ProgramPolicy, 'grid'>): RewardGrid | null {
  if (grid === null) return null
  const amounts: { [band in RewardedBand]?: RewardRange } = {}
  for (const band of rewardedBands) {
    const row = grid[band]
    if (row) amounts[band] = { min: BigInt(row.least), max: BigInt(row.most) }
  }
  return amounts
}

/** What trying a fixed flaw again pays, in rupiah; 0 where it is unpaid or the program takes no money. */
export function retestRewardOf({
  grid,
  retestReward = '0',
}: Pick<ProgramPolicy, 'grid' | 'retestReward'>): bigint {
  return grid === null ? 0n : BigInt(retestReward)
}

/** The classes a program pays or gives something for; all four where it gives points only. */
export function rewardedBandsOf({
  grid,
  otherRewards,
}: Pick<ProgramPolicy, 'grid' | 'otherRewards'>): RewardedBand[] {
  if (grid === null && otherRewards === null) return [...rewardedBands]
  return rewardedBands.filter((band) => grid?.[band] || otherRewards?.[band])
}
