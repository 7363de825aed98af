import type { Grant } from '#domain/company/permission-policy.ts'
import type { Manager, ProgramKind, ProgramPolicy, ProgramStatus, RewardType, Visibility } from './program.ts'
import type { ProposalState } from './proposal/proposal.ts'
import type { RewardedBand } from './reward-grid.ts'
import type { TaxScheme } from './tax/tax-scheme.ts'

/** One line of a list. */
export type ProgramLine = {
  id: string
  title: string
  summary: string
  companyId: string
  companyName: string
  kind: ProgramKind
  managedBy: Manager
  status: ProgramStatus
  /** Whether the account of its company is suspended or ended: the platform has stopped new reports. */
  halted: boolean
  /** Whether its company kept too few of its promises: no new reports come in until the platform team clears it. */
  late: boolean
  visibility: Visibility
  /** `YYYY-MM-DD`, the last day included. */
  validUntil: string
  daysLeft: number
  rewardType: RewardType
  /** Whole rupiah of the whole grid; null without money. */
  rewardLeast: bigint | null
  rewardMost: bigint | null
  otherRewards: Partial<Record<RewardedBand, string>> | null
}

/** What everybody who may know the program reads of it. */
export type ProgramView = ProgramLine & {
  version: number
  policy: ProgramPolicy
  /** Targets of the policy that nobody may test now: they are not proved to be of the company. */
  pausedTargets: string[]
  /** The policy's description, sanitized. */
  descriptionHtml: string
  /** Hex SHA-256 of the agreement's Indonesian text. */
  textHash: string
  /** Since when the present version holds. */
  versionAt: Date
  acceptedAt: Date | null
  /** When the results of a challenge were confirmed. */
  resultsAt: Date | null
  /** Whether the program is live today; a challenge has its own moments beside it. */
  open: boolean
  /** No money is left for its smallest reward: no new reports come in. */
  uncovered: boolean
}

/** What its company and the platform team read beside it, with the reader's own grant. */
export type ManagedProgramView = ProgramView &
  Grant & {
    /** What an adviser decided its rewards are to the tax office; null: the default of its kind. */
    taxScheme: TaxScheme | null
    rejectReason: string | null
    lateness: Lateness
    createdAt: Date
    submittedAt: Date | null
    endedAt: Date | null
  }

/** The same without how its targets stand. */
export type ManagedProgramFacts = Omit<ManagedProgramView, 'pausedTargets'>

/**
 * What is said of promises that were not kept. `promises` and `kept` are those the platform counted when it stopped the program;
 * `clearedAt` and `note` tell of the last time the platform team let it go on.
 */
export type Lateness = {
  since: Date | null
  promises: number | null
  kept: number | null
  clearedAt: Date | null
  note: string | null
}

/** Two versions of a policy, as one compares them. */
export type VersionPair = { from: number; to: number; before: ProgramPolicy; after: ProgramPolicy }

/** `past`: it was in force once. Of versions that never held, what became of them. */
export type VersionState = 'past' | ProposalState

export type VersionLine = {
  version: number
  createdAt: Date
  by: string
  textHash: string
  state: VersionState
}
