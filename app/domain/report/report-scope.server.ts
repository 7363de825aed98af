import { and, type Column, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { grantsOf, isAmongGranted, isGrantedTo } from '#domain/program/program-grant.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { type Actor, isBughunter, isCompany, isOperator, type Person } from '#kernel/actor.ts'
import { reportLines } from './report-line-tables.server.ts'
import { readsEverything } from './report-policy.ts'
import type { NextActor } from './report-state.ts'
import { reports } from './report-tables.server.ts'

/** What the rule asks of a row. `companyReads`: whether people of its company may read it at all; `isGranted`: this member. */
type Columns = Record<'stage' | 'reporterId' | 'companyId' | 'companyReads' | 'isGranted', SQL | Column>

/** The side a person is on when a report waits. */
export function partOf(viewer: Actor): NextActor {
  if (isOperator(viewer)) return 'operator'
  return isBughunter(viewer) ? 'reporter' : 'company'
}

/** Which reports a viewer may know of, as a condition over reports joined with their programs. The same rule as `maySee`. */
export function reportScope(viewer: Actor): SQL {
  const { stage, reporterId, validAt } = reports
  const { companyId } = programs
  const companyReads = or(eq(programs.managedBy, 'company'), isNotNull(validAt))!
  return scopeOver(viewer, { stage, reporterId, companyId, companyReads, isGranted: isGrantedTo(viewer) })
}

/** The same over `report_lines`. */
export function lineScope(viewer: Actor): SQL {
  const { stage, reporterId, companyId, companyReads, programId } = reportLines
  const isGranted = isAmongGranted(viewer, programId)
  return scopeOver(viewer, { stage, reporterId, companyId, companyReads, isGranted })
}

function scopeOver(viewer: Actor, columns: Columns): SQL {
  if (readsEverything(viewer)) return sql`${columns.stage} <> 'draft'`
  if (isCompany(viewer)) return companyScope(viewer, columns)
  return isBughunter(viewer) ? sql`${columns.reporterId} = ${viewer.accountId}` : sql`false`
}

function companyScope(viewer: Person & { companyId: string }, columns: Columns): SQL {
  return and(
    sql`${columns.stage} <> 'draft'`,
    sql`${columns.companyId} = ${viewer.companyId}`,
    sql`${columns.companyReads}`,
    viewer.permission === 1 ? undefined : sql`${columns.isGranted}`,
  )!
}

/**
 * A name for what `reportScope` leaves this viewer, so that what was read under it may be shared: everything,
 * a company, or the programs a member has this moment. Null for those who see but a few.
 */
export async function sharedScopeOf(viewer: Actor): Promise<string | null> {
  if (readsEverything(viewer)) return 'everything'
  if (!isCompany(viewer)) return null
  if (viewer.permission === 1) return `company ${viewer.companyId}`
  return `company ${viewer.companyId} member ${viewer.memberId} with ${await grantsOf(viewer)}`
}

/** The last word on severity so far: rated, else triaged, else claimed. */
export const shownLevel: SQL<number | null> = sql<
  number | null
>`coalesce(${reports.riskLevel}, ${reports.triagedLevel}, ${reports.claimedLevel})`
