import { rewardGridOf, type ScopeItem } from '#domain/program/program.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { hostOfTarget } from '#domain/program/proposal/target-host.ts'
import { gridSpan } from '#domain/program/reward-grid.ts'
import { isOpenTarget, type TargetView } from '#domain/program/target-state.ts'
import {
  type CompanyFacts,
  type EarlierProgram,
  type ProgramReview,
  type ReviewCheck,
  type ReviewedTarget,
  reviewChecks,
} from './program-review-view.ts'

/**
 * @param stands the states of the targets of the rules, in the order of their scope;
 * @param earlier the other programs of the company
 */
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
