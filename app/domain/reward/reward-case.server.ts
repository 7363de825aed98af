import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { ProgramPolicy } from '#domain/program/program.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import type { RewardGrid } from '#domain/program/reward-grid.ts'
import { defaultTaxScheme, type TaxScheme } from '#domain/program/tax-scheme.ts'
import { type LockedReport, lockReport } from '#domain/report/report-facts.server.ts'
import type { Move } from '#domain/report/report-lifecycle.ts'
import { isMoverOf, mayMoveReport } from '#domain/report/report-policy.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { gridOf } from './reward.ts'
import { rewards } from './reward-tables.server.ts'

export type RewardRow = typeof rewards.$inferSelect

/** A locked report with all that decides its reward. `policy` is the version the report was sent under. */
export type RewardCase = LockedReport & {
  companyId: string
  policy: ProgramPolicy
  /** What its reward is to the tax office. */
  taxScheme: TaxScheme
  /** Null where the program pays no money. */
  grid: RewardGrid | null
  /** Null until something was reserved or given. */
  reward: RewardRow | null
}

/**
 * Locks a report and its reward for a use case.
 * @throws Refusal not_found for unknown reports and for those the actor may not see.
 */
export async function lockCase(tx: Tx, actor: Actor, reportId: string): Promise<RewardCase> {
  if (!isId(reportId)) refuse('not_found')
  return caseOf(tx, await lockReport(tx, actor, reportId))
}

/** What decides the reward of a report that was loaded already. */
export async function caseOf(tx: Tx, locked: LockedReport): Promise<RewardCase> {
  const { report } = locked
  const version = and(
    eq(programVersions.programId, programs.id),
    eq(programVersions.version, report.programVersion),
  )
  const [program] = await tx
    .select({
      companyId: programs.companyId,
      kind: programs.kind,
      taxScheme: programs.taxScheme,
      policy: programVersions.policy,
    })
    .from(programs)
    .innerJoin(programVersions, version)
    .where(eq(programs.id, report.programId))
  const [reward] = await tx.select().from(rewards).where(eq(rewards.reportId, report.id))
  const { companyId, kind, taxScheme: decided, policy } = found(program)
  const taxScheme = decided ?? defaultTaxScheme(kind)
  return { ...locked, companyId, policy, taxScheme, grid: gridOf(policy), reward: reward ?? null }
}

/** @throws Refusal forbidden (never this person's move) or move_forbidden (not from this state). */
export function refuseUnlessMoves(actor: Actor, { facts }: LockedReport, move: Move): void {
  refuseUnless(isMoverOf(actor, facts, move), 'forbidden')
  refuseUnless(mayMoveReport(actor, facts, move), 'move_forbidden')
}
