import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { knownChoices } from '../known-choices.server.ts'
import { listQueryOf, reportFiltersOf } from '../list-address.server.ts'
import { type LosableFilter, losableFilters } from '../losable-filters.ts'
import { type ReportColumn, shownColumns } from './report-columns.ts'
import { listOf, type ReportList, savedViewBounds } from './saved-view.ts'
import { hasReportList, mayChangeView, mayShareViews } from './saved-view-policy.ts'
import { reportListChoices as choices, reportSavedViews as views } from './saved-view-tables.server.ts'
import type { ListSettings, OpenedView, SavedView } from './saved-view-view.ts'

const owners = alias(accounts, 'owners')
/** Shared views shown at once; a company with more finds the others by their owners. */
const mostShared = 200

/** The views of the viewer's list, own ones first, and the columns they chose. @throws Refusal not_found for who has no such list */
export async function listSettingsOf(viewer: Actor): Promise<ListSettings> {
  refuseUnless(hasReportList(viewer), 'not_found')
  const [rows, [choice]] = await Promise.all([viewRows(viewer), choiceOf(viewer)])
  return {
    views: rows.map((row) => shown(viewer, row)),
    columns: columnsIn(listOf(viewer), choice?.columns ?? null),
    mayShare: mayShareViews(viewer),
  }
}

/** A view as the viewer's list opens with it. @throws Refusal not_found for one they do not see */
export async function savedViewSeenBy(viewer: Actor, id: string): Promise<OpenedView> {
  refuseUnless(hasReportList(viewer) && isId(id), 'not_found')
  const row = found((await viewRows(viewer, eq(views.id, id)))[0])
  return {
    ...shown(viewer, row),
    ...(await withoutLost(viewer, row.query)),
    columns: columnsIn(row.list, row.columns),
  }
}

/** The id of the view the viewer's list opens with. */
export async function defaultViewOf(viewer: Person): Promise<string | null> {
  const [choice] = await choiceOf(viewer)
  return choice?.viewId ?? null
}

/** Which views a person sees: their own and the shared ones of their list, of a company those made in it. */
export function isSeenBy(viewer: Person): SQL {
  const company = isCompany(viewer) ? eq(views.companyId, viewer.companyId) : undefined
  return and(
    eq(views.list, listOf(viewer)),
    company,
    or(eq(views.ownerId, viewer.accountId), eq(views.shared, true)),
  )!
}

function viewRows(viewer: Person, which?: SQL) {
  return database()
    .select({
      ...{ id: views.id, list: views.list, name: views.name, query: views.query, columns: views.columns },
      ...{ ownerId: views.ownerId, shared: views.shared },
      owner: sql<string | null>`CASE WHEN ${owners.standing} <> 'ended' THEN ${owners.username} END`,
      isDefault: sql<boolean>`${choices.accountId} IS NOT NULL`,
    })
    .from(views)
    .innerJoin(owners, eq(owners.id, views.ownerId))
    .leftJoin(choices, and(eq(choices.defaultViewId, views.id), eq(choices.accountId, viewer.accountId)))
    .where(and(isSeenBy(viewer), which))
    .orderBy(sql`${views.ownerId} <> ${viewer.accountId}`, asc(sql`lower(${views.name})`), asc(views.id))
    .limit(savedViewBounds.views + mostShared)
}

type Row = Awaited<ReturnType<typeof viewRows>>[number]

function shown(viewer: Person, { id, name, ownerId, shared, owner, isDefault }: Row): SavedView {
  const mine = ownerId === viewer.accountId
  const mayChange = mayChangeView(viewer, { ownerId, shared })
  return { id, name, owner: mine ? null : owner, mine, shared, mayChange, isDefault }
}

function choiceOf(viewer: Person, tx: Pick<Tx, 'select'> = database()) {
  return tx
    .select({ columns: choices.columns, viewId: views.id })
    .from(choices)
    .leftJoin(views, and(eq(views.id, choices.defaultViewId), isSeenBy(viewer)))
    .where(and(eq(choices.accountId, viewer.accountId), eq(choices.list, listOf(viewer))))
}

function columnsIn(list: ReportList, stored: readonly string[] | null): ReportColumn[] | null {
  return stored && [...shownColumns(list, stored)]
}

/** A stored query without the values the viewer may not know of, and the filters they were in; never what they were. */
async function withoutLost(
  viewer: Person,
  stored: string,
): Promise<{ query: string; lost: LosableFilter[] }> {
  const query = listQueryOf(new URLSearchParams(stored))
  const { program, hunter, target, company, label, assignee } = reportFiltersOf(query)
  const asked = { program, hunter, target, company, label, assignee } as Record<
    LosableFilter,
    string[] | undefined
  >
  const known = new Set((await knownChoices(viewer, asked)).map(({ of, value }) => `${of} ${value}`))
  const lost = losableFilters.filter((of) => asked[of]?.some((value) => !known.has(`${of} ${value}`)))
  for (const of of lost) {
    query.delete(of)
    for (const value of asked[of]!) if (known.has(`${of} ${value}`)) query.append(of, value)
  }
  return { query: listQueryOf(query).toString(), lost }
}
