import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { grantsOf, isGrantedTo } from '#domain/program/program-grant.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { type Actor, isBughunter, isCompany, type Person } from '#kernel/actor.ts'
import { nextOfClosed } from './open-appeals.server.ts'
import type { NextActor } from './report-lifecycle.ts'
import { readsEverything } from './report-policy.ts'
import { reports } from './report-tables.server.ts'
import { type WaitingRule, waitingRules } from './waiting-on.ts'

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

/** The columns of what the rules ask. Values are spelled out, not sent along: the same text groups and selects. */
const columns: Record<keyof WaitingRule['when'], SQL> = {
  stage: sql`${reports.stage}`,
  fix: sql`${reports.fix}`,
  reward: sql`${reports.rewardState}`,
  rating: sql`${reports.ratingState}`,
  answered: sql`(${reports.retestVerdict} IS NOT NULL)`,
  reporterActs: sql`(SELECT w.standing = 'active' FROM ${accounts} w WHERE w.id = ${reports.reporterId})`,
}

/**
 * `nextActor` in SQL over reports joined with their programs, made of the same rules. Appeals against a closing are no state of a
 * report: where closed ones are read, `nextFor` tells of them.
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
  const manager = sql`CASE WHEN ${isManagedByUs} THEN 'operator' ELSE 'company' END`
  const cases = waitingRules.map(({ when, on }) => {
    const asked = Object.entries(when) as [keyof WaitingRule['when'], readonly (string | boolean)[]][]
    const holds = asked.map(
      ([fact, values]) => sql`${columns[fact]} IN (${sql.raw(values.map(spelled).join(', '))})`,
    )
    return sql`WHEN ${and(...holds, sql`true`)} THEN ${on === 'manager' ? manager : sql.raw(`'${on}'`)}`
  })
  return sql<NextActor>`CASE ${sql.join(cases, sql` `)} END`
}

function spelled(value: string | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** The last word on severity so far: rated, else triaged, else claimed. */
export const shownLevel: SQL<number | null> = sql<
  number | null
>`coalesce(${reports.riskLevel}, ${reports.triagedLevel}, ${reports.claimedLevel})`

/** The same with -1 for none, spelled as `reports_severity` has it. */
export const indexedLevel: SQL<number> = sql<number>`coalesce(${shownLevel}, '-1'::integer)`
