import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { companyNpwps } from '#domain/company/company-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { rewardGridOf, type ScopeItem } from '#domain/program/program.ts'
import { isHalted, isLate, isUncovered } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { ManagedProgramView } from '#domain/program/program-view.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { hostOfTarget } from '#domain/program/proposal/widens.ts'
import { programDecisions } from '#domain/program/proposal-tables.server.ts'
import { gridSpan } from '#domain/program/reward-grid.ts'
import { isOpenTarget, type TargetView } from '#domain/program/target-state.ts'
import { targetsOf } from '#domain/program/targets.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import {
  type CompanyFacts,
  type EarlierProgram,
  type ProgramReview,
  type ReviewCheck,
  type ReviewedTarget,
  reviewChecks,
} from './program-review-view.ts'

/** How many other programs of the company are listed, newest first. */
const mostEarlier = 20

/**
 * What the platform team must know before it decides about the rules of a program it was shown: those in review, or
 * proposed ones. Null for everyone else.
 */
export async function programReviewFor(
  viewer: Actor,
  { id, companyId }: Pick<ManagedProgramView, 'id' | 'companyId'>,
  rules: ProgramRules,
): Promise<ProgramReview | null> {
  if (!isOperator(viewer)) return null
  const { scope } = rules.policy
  const [company, shown, stands] = await Promise.all([
    companyFacts(companyId),
    programsOf(companyId),
    targetsOf(database(), { programId: id, companyId, scope }),
  ])
  const decisions = await decisionsOf([id, ...shown.map((one) => one.id)])
  const told = shown.filter((one) => one.id !== id).slice(0, mostEarlier)
  const earlier = told.map((one) => ({ ...one, decisions: decisions.get(one.id) ?? [] }))
  return reviewOf(rules, company, stands, earlier, decisions.get(id) ?? [])
}

async function companyFacts(companyId: string): Promise<CompanyFacts> {
  const available = and(
    eq(ledgerAccounts.ownerId, companies.id),
    eq(ledgerAccounts.kind, 'company_available'),
  )
  const [row] = await database()
    .select({
      name: companies.name,
      emailDomain: sql<string>`lower(${companies.emailDomain})`,
      since: accounts.createdAt,
      npwp: companyNpwps.state,
      balance: ledgerAccounts.balanceIdr,
    })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .leftJoin(companyNpwps, eq(companyNpwps.companyId, companies.id))
    .leftJoin(ledgerAccounts, available)
    .where(eq(companies.id, companyId))
  const { npwp, balance, ...facts } = found(row)
  return { ...facts, npwp: npwp ?? 'none', balance: balance ?? 0n }
}

function programsOf(companyId: string) {
  return database()
    .select({
      id: programs.id,
      title: programs.title,
      status: programs.status,
      createdAt: programs.createdAt,
      ...{ halted: isHalted(), late: isLate(), uncovered: isUncovered() },
    })
    .from(programs)
    .where(eq(programs.companyId, companyId))
    .orderBy(desc(programs.createdAt), desc(programs.id))
    .limit(mostEarlier + 1)
}

async function decisionsOf(programIds: string[]): Promise<Map<string, EarlierProgram['decisions']>> {
  const rows = await database()
    .select({
      programId: programDecisions.programId,
      version: programDecisions.version,
      decision: programDecisions.decision,
      reason: programDecisions.reason,
      at: programDecisions.decidedAt,
      by: accounts.username,
    })
    .from(programDecisions)
    .innerJoin(accounts, eq(accounts.id, programDecisions.decidedBy))
    .where(inArray(programDecisions.programId, programIds))
    .orderBy(desc(programDecisions.decidedAt), desc(programDecisions.id))
    .limit(100)
  const kept = new Map<string, EarlierProgram['decisions']>()
  for (const { programId, ...row } of rows) kept.set(programId, [...(kept.get(programId) ?? []), row])
  return kept
}

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
