import { type ProgramStatus, rewardGridOf, type ScopeItem } from '#domain/program/program.ts'
import type { ProgramAnswer } from '#domain/program/proposal/proposal.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { hostOfTarget } from '#domain/program/proposal/target-host.ts'
import { gridSpan } from '#domain/program/reward-grid.ts'
import { isOpenTarget, type TargetState, type TargetView } from '#domain/program/target-state.ts'

export const npwpStates = ['none', 'pending', 'verified', 'refused'] as const
export type NpwpState = (typeof npwpStates)[number]

/** What the platform knows of a company that asks for a permission. Amounts are whole rupiah. */
export type CompanyFacts = {
  name: string
  /** The domain of its mail addresses, lower case. */
  emailDomain: string
  since: Date
  npwp: NpwpState
  /** What is free to give. */
  balance: bigint
}

/** A target of the rules to be decided, with whose it is proved to be. */
export type ReviewedTarget = ScopeItem & {
  state: TargetState
  /** The asset it names, proved or not; null where none was claimed. */
  assetId: string | null
  /** Null where the text names no plain host, as of an app. */
  host: string | null
  /** Whether that host is on the company's mail domain; null without one. */
  ofMailDomain: boolean | null
}

export type EarlierProgram = {
  id: string
  title: string
  status: ProgramStatus
  createdAt: Date
  decisions: { version: number; decision: ProgramAnswer; reason: string | null; at: Date; by: string }[]
}

/** What the platform can check by itself before a person decides. `open`: the reader has to look closer. */
export const reviewChecks = ['proofs', 'mail_domain', 'npwp', 'balance', 'earlier'] as const
export type ReviewCheck = (typeof reviewChecks)[number]
export type CheckResult = { check: ReviewCheck; met: boolean }

/** What the platform team must know before it decides about rules. */
export type ProgramReview = {
  company: CompanyFacts
  targets: ReviewedTarget[]
  /** The least one reward costs; null where no money is promised. */
  leastReward: bigint | null
  earlier: EarlierProgram[]
  /** What was answered to this program so far, newest first. */
  decisions: EarlierProgram['decisions']
  checks: CheckResult[]
}

/** @param stands how the targets of the rules stand, in the order of their scope; @param earlier the other programs of the company */
export function reviewOf(
  rules: ProgramRules,
  company: CompanyFacts,
  stands: readonly TargetView[],
  earlier: EarlierProgram[],
  decisions: EarlierProgram['decisions'],
): ProgramReview {
  const targets = rules.policy.scope.map((item, at) => reviewedTarget(item, stands[at], company.emailDomain))
  const leastReward = leastOf(rules)
  const met: Record<ReviewCheck, boolean> = {
    proofs: targets.every(isOpenTarget),
    mail_domain: targets.every(({ ofMailDomain }) => ofMailDomain === true),
    npwp: company.npwp === 'verified',
    balance: leastReward === null || company.balance >= leastReward,
    earlier: earlier.every(({ decisions: [last] }) => last?.decision !== 'reject'),
  }
  const checks = reviewChecks.map((check) => ({ check, met: met[check] }))
  return { company, targets, leastReward, earlier, decisions, checks }
}

function reviewedTarget(
  item: ScopeItem,
  { state = 'unproved', assetId = null }: Partial<TargetView> = {},
  emailDomain: string,
): ReviewedTarget {
  const host = hostOfTarget(item)
  const ofMailDomain = host === null ? null : isWithin(host, emailDomain)
  return { ...item, state, assetId, host, ofMailDomain }
}

/** Whether a host is a domain or is below it. Both in lower case. */
function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

function leastOf({ policy }: ProgramRules): bigint | null {
  const grid = rewardGridOf(policy)
  return (grid && gridSpan(grid)?.min) ?? null
}
