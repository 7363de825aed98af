import type { Wanted } from '@cakrawala/paging/list-order'
import { sizeFrom } from '@cakrawala/paging/paging'
import { mayExportLists } from '#domain/account/export-policy.ts'
import {
  boardWithNews,
  type Inbox,
  type InboxFilters,
  listReportsWithNews,
} from '#domain/notification/report-news.server.ts'
import { categoryNames } from '#domain/report/classification/class-words.ts'
import { vrtCategories } from '#domain/report/classification/vrt.ts'
import { knownChoices } from '#domain/report/known-choices.server.ts'
import { assigneesSeenBy } from '#domain/report/report-assignees.server.ts'
import type { ReportSort } from '#domain/report/report-order.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { shownColumns } from '#domain/report/saved-view/report-columns.ts'
import { listOf } from '#domain/report/saved-view/saved-view.ts'
import { listSettingsOf } from '#domain/report/saved-view/saved-view-queries.server.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Visit } from './open.ts'
import { reportFiltersOf } from './report-filters.ts'
import { openedViewOf } from './report-views.ts'

type Asked = {
  /** Path of the list, without language. */
  root: string
  /** Its order without one in the address. */
  usual: ReportSort
}

/** A list of reports as its address asks for it, with its view, columns, and all that its filters offer. */
export async function reportListFacts(visit: Visit, { root, usual }: Asked) {
  const view = await openedViewOf(visit, root)
  const { actor, url, locale } = visit
  const asked = url.searchParams
  const filters = reportFiltersOf(asked)
  const size = sizeFrom(asked.get('size'), 25)
  const wanted = { ...filters, sort: filters.sort ?? usual }
  const [listed, programs, assignees, chosen, settings] = await Promise.all([
    asked.get('layout') === 'board'
      ? onBoard(actor, wanted)
      : asList(actor, wanted, { from: asked.get('from'), size }),
    reportProgramsSeenBy(actor),
    isOperator(actor) ? assigneesSeenBy(actor) : [],
    knownChoices(actor, searchedIn(filters)),
    listSettingsOf(actor),
  ])
  const columns = shownColumns(listOf(actor as Person), view?.columns ?? settings.columns)
  return {
    ...{ view, columns, settings },
    ...listed,
    ...{ size, programs, assignees, chosen },
    categories: categoriesIn(locale),
    mayExport: mayExportLists(actor),
  }
}
export type ReportListFacts = Awaited<ReturnType<typeof reportListFacts>>

type Listed = { list: Inbox; board: Awaited<ReturnType<typeof boardWithNews>> | null }

async function asList(actor: Actor, filters: InboxFilters, wanted: Wanted): Promise<Listed> {
  return { list: await listReportsWithNews(actor, filters, wanted), board: null }
}

/** A board, beside which the list counts alone. */
async function onBoard(actor: Actor, filters: InboxFilters): Promise<Listed> {
  const board = await boardWithNews(actor, filters)
  const total = board.columns.reduce((sum, column) => sum + column.total, 0)
  return { list: { rows: [], next: null, prev: null, total, news: [] }, board }
}

/** What the page needs the names of: the others it offers by name. */
function searchedIn({ hunter, target, company, label, assignee }: InboxFilters) {
  return {
    ...{ hunter: listed(hunter), target: listed(target), company: listed(company) },
    ...{ label: listed(label), assignee: listed(assignee) },
  }
}

function listed(values: string | readonly string[] | undefined): readonly string[] {
  return typeof values === 'string' ? [values] : (values ?? [])
}

function categoriesIn(locale: Locale): { value: string; label: string }[] {
  return vrtCategories
    .map(({ id, name }) => ({ value: id, label: locale === 'id' ? (categoryNames[id] ?? name) : name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
