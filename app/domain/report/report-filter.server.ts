import { isId } from '@cakrawala/ids/ids'
import { eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Manager } from '#domain/program/program.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { type Band, levelsOf } from '#kernel/risk-level.ts'
import { inColumn } from './board-columns.server.ts'
import type { BoardColumn } from './report-board.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { isWaitingOn, isWaitingOnMe, type ReportSort } from './report-order.server.ts'
import type { NextActor, Stage } from './report-state.ts'

type Several<V> = V | readonly V[]

/** Filters of a list of reports: any of the values of each; absent and empty ones do not narrow. */
export type ReportFilters = {
  /** Neither drafts nor closed ones. */
  open?: true | undefined
  stage?: Several<Stage> | undefined
  status?: 1 | 2 | 3 | undefined
  /** Where they are on the board. */
  column?: Several<BoardColumn> | undefined
  severity?: Several<Band | 'others'> | undefined
  program?: Several<string> | undefined
  managedBy?: Manager | undefined
  /** `me`: on the viewer's side, and of members of a company only where they may act. */
  waiting?: Several<NextActor | 'me'> | undefined
  /** `mine`, `nobody` or ids of accounts: for the platform team who of it, for a company who of the company. */
  assignee?: Several<string> | undefined
  /** Ids or whole usernames. Not for bughunters, who see their own alone. */
  hunter?: Several<string> | undefined
  /** Assets as the policy names them. */
  target?: Several<string> | undefined
  /** Categories of classes, `other` and `none`. */
  category?: Several<string> | undefined
  /** Ids or whole names. Platform team only. */
  company?: Several<string> | undefined
  /** Of the reader's company alone. */
  label?: Several<string> | undefined
  search?: string | undefined
  /** Only what has the code this is a part of. */
  code?: string | undefined
  /** Only these, by the ids of some hundreds at most. */
  among?: readonly string[] | undefined
  sort?: ReportSort | undefined
  /** From the other end of the order. */
  reversed?: boolean | undefined
}

/** What the filters ask of a line; what this viewer may not filter by narrows nothing. */
export function narrowedTo(viewer: Actor, filters: ReportFilters): (SQL | undefined)[] {
  const { open, stage, status, column, severity, program, managedBy, waiting, target, category } = filters
  return [
    open && notInArray(lines.stage, ['draft', 'closed']),
    anyOf(stage, (one) => eq(lines.stage, one)),
    status && statusCondition(status),
    anyOf(column, inColumn),
    anyOf(severity, severityCondition),
    anyOf(program, (one) => (isId(one) ? eq(lines.programId, one) : sql`false`)),
    managedBy && eq(lines.managedBy, managedBy),
    anyOf(waiting, (next) => (next === 'me' ? isWaitingOnMe(viewer) : isWaitingOn(viewer, next))),
    anyOf(target, (one) => eq(lines.target, one.replaceAll('\0', ''))),
    anyOf(category, (one) => eq(lines.category, one.replaceAll('\0', ''))),
    ...peopleConditions(viewer, filters),
  ]
}

function peopleConditions(viewer: Actor, filters: ReportFilters): (SQL | undefined)[] {
  const { assignee, hunter, company, label } = filters
  const isOurs = isCompany(viewer)
  const taker = isOperator(viewer) ? lines.assigneeId : isOurs ? lines.handlerId : null
  return [
    taker ? anyOf(assignee, (who) => assigneeCondition(viewer, taker, who)) : undefined,
    isBughunter(viewer) ? undefined : anyOf(hunter, hunterCondition),
    isOperator(viewer) ? anyOf(company, companyCondition) : undefined,
    isOurs
      ? anyOf(label, (one) => sql`${lines.labels} @> ARRAY[${one.replaceAll('\0', '')}]::text[]`)
      : undefined,
  ]
}

function anyOf<V extends string>(values: Several<V> | undefined, condition: (value: V) => SQL) {
  const asked: readonly V[] = typeof values === 'string' ? [values] : (values ?? [])
  return or(...asked.map(condition))
}

type Taker = typeof lines.assigneeId | typeof lines.handlerId

function assigneeCondition(viewer: Actor, taker: Taker, assignee: string): SQL {
  if (assignee === 'nobody') return isNull(taker)
  const id = assignee === 'mine' && viewer.kind === 'person' ? viewer.accountId : assignee
  return isId(id) ? eq(taker, id) : sql`false`
}

/** Without scripts a username is typed. */
function hunterCondition(hunter: string): SQL {
  const key = hunter.replaceAll('\0', '').toLowerCase()
  return isId(hunter)
    ? eq(lines.reporterId, hunter)
    : sql`${lines.reporterId} = (SELECT id FROM ${accounts} named WHERE named.username_key = ${key})`
}

function companyCondition(company: string): SQL {
  const name = company.replaceAll('\0', '')
  return isId(company)
    ? eq(lines.companyId, company)
    : sql`${lines.companyId} IN (SELECT id FROM ${companies} named WHERE lower(named.name) = lower(${name}))`
}

function statusCondition(status: 1 | 2 | 3): SQL {
  if (status === 3) return eq(lines.stage, 'closed')
  return status === 2
    ? sql`${lines.stage} IN ('valid', 'rated')`
    : sql`${lines.stage} IN ('submitted', 'in_review', 'needs_info')`
}

function severityCondition(severity: Band | 'others'): SQL {
  if (severity === 'others') return eq(lines.level, -1 as never)
  const levels = levelsOf(severity)
  return sql`${lines.level} BETWEEN ${Math.min(...levels)} AND ${Math.max(...levels)}`
}
