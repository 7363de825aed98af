import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { grantsOf, isGrantedTo } from '#domain/program/grant/program-grant.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { type Actor, isBughunter, isCompany, type Person } from '#kernel/actor.ts'
import { nextOfClosed } from './appeal/open-appeals.server.ts'
import type { NextActor, Stage } from './report-lifecycle.ts'
import { readsEverything } from './report-policy.ts'
import { reports } from './report-tables.server.ts'

/** Which reports a viewer may know of, as a condition over reports joined with their programs. The same rule as `maySee`. */
export function reportScope(viewer: Actor): SQL {
  if (readsEverything(viewer)) return ne(reports.stage, 'draft')
  if (isCompany(viewer)) return companyScope(viewer)
  return isBughunter(viewer) ? eq(reports.reporterId, viewer.accountId) : sql`false`
}

function companyScope(viewer: Person & { companyId: string }): SQL {
  return and(
    ne(reports.stage, 'draft'),
    eq(programs.companyId, viewer.companyId),
    or(eq(programs.managedBy, 'company'), isNotNull(reports.validAt)),
    viewer.permission === 1 ? undefined : isGrantedTo(viewer),
  )!
}

/**
 * A name for what `reportScope` leaves this viewer, so that what was read under it may be told again: everything, a company, or
 * the programs a member has this moment. Null for those who see but a few.
 */
export async function sharedScopeOf(viewer: Actor): Promise<string | null> {
  if (readsEverything(viewer)) return 'everything'
  if (!isCompany(viewer)) return null
  if (viewer.permission === 1) return `company ${viewer.companyId}`
  return `company ${viewer.companyId} member ${viewer.memberId} with ${await grantsOf(viewer)}`
}

/**
 * `nextActor` in SQL over reports joined with their programs; a test holds the two together over every state. Objections to a
 * closing are no state of a report: where closed ones are read, `nextFor` tells of them.
 */
export const waitingOn: SQL<NextActor> = waitingOnWhere(sql`${programs.managedBy} = 'product'`)

/**
 * How the program of a report is managed, for lists of this viewer: whose scope asks nothing of programs reads them not joined,
 * and looks one up where it must. Joining ten thousand programs to order thousands of reports costs more than the ordering.
 */
export function managementFor(viewer: Actor): SQL {
  return readsEverything(viewer)
    ? sql`(SELECT its.managed_by FROM ${programs} its WHERE its.id = ${reports.programId})`
    : sql`${programs.managedBy}`
}

/** `waitingOn` for such a list: few states come to ask for the program. */
export function waitingOnFor(viewer: Actor): SQL<NextActor> {
  return waitingOnWhere(sql`${managementFor(viewer)} = 'product'`)
}

/** Whom a report waits on for this viewer, the closed ones with an open objection too. */
export function nextFor(viewer: Actor): SQL<NextActor> {
  return sql<NextActor>`CASE WHEN ${reports.stage} = 'closed' THEN ${nextOfClosed(viewer)} ELSE ${waitingOnFor(viewer)} END`
}

function waitingOnWhere(isManagedByUs: SQL): SQL<NextActor> {
  return sql<NextActor>`CASE
  WHEN ${reports.stage} IN ('draft', 'needs_info') THEN 'reporter'
  WHEN ${reports.stage} IN ('submitted', 'in_review') THEN 'operator'
  WHEN ${reports.stage} = 'closed' THEN 'nobody'
  WHEN ${reports.stage} = 'rated' AND ${reports.rewardState} = 'failed' THEN 'operator'
  WHEN ${reports.stage} = 'rated' AND ${reports.rewardState} NOT IN ('points_granted', 'payable', 'processing', 'paid') THEN 'company'
  WHEN ${reports.stage} = 'rated' AND ${reports.fix} IN ('open', 'fixing') THEN 'company'
  WHEN ${isManagedByUs} THEN 'operator'
  ELSE 'company' END`
}

/** The stages in which a report may wait on each of them; the same test holds it to `waitingOn`. */
export const stagesWaitingOn = {
  reporter: ['draft', 'needs_info'],
  operator: ['submitted', 'in_review', 'valid', 'rated'],
  company: ['valid', 'rated'],
  nobody: ['closed'],
} as const satisfies Record<NextActor, readonly Stage[]>

/** The last word on severity so far: rated, else triaged, else claimed. */
export const shownLevel: SQL<number | null> = sql<
  number | null
>`coalesce(${reports.riskLevel}, ${reports.triagedLevel}, ${reports.claimedLevel})`

/** The same with -1 for none, spelled as `reports_severity` has it. */
export const indexedLevel: SQL<number> = sql<number>`coalesce(${shownLevel}, '-1'::integer)`
