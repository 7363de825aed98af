import type { Sector } from '#domain/company/sectors.ts'
import type { Manager, ProgramKind, ProgramStatus, RewardType, ScopeType } from './program.ts'

/** Longest search, in characters. */
export const longestSearch = 100

/** The order of lists: newest first, best paid first, ending soonest first. */
export const programSorts = ['newest', 'reward', 'ending'] as const
export type ProgramSort = (typeof programSorts)[number]

/**
 * The filter of a list. `place`: what everyone may read, what the viewer takes part in, what the viewer's
 * company owns; left out, everything the viewer may know. `live` are the accepted and the paused ones, `open`
 * those that take reports, `late` those that take none until the platform team clears them.
 */
export type ProgramFilter = {
  place?: 'listed' | 'joined' | 'own' | undefined
  search?: string | undefined
  kind?: ProgramKind | undefined
  rewardType?: RewardType | undefined
  /** What one of the targets is. */
  scopeType?: ScopeType | undefined
  /** Of the company. */
  sector?: Sector | undefined
  managedBy?: Manager | undefined
  status?: ProgramStatus | 'live' | 'open' | 'late' | undefined
  /** `submitted`: the longest waiting review first. */
  sort?: ProgramSort | 'submitted' | undefined
  /** 1-based. */
  page: number
  size: number
}
