import { isId } from '@cakrawala/ids/ids'
import type { InboxFilters } from '#domain/notification/report-news.server.ts'
import { boardColumns } from '#domain/report/report-board.ts'
import { reportSorts } from '#domain/report/report-order.server.ts'
import { nextActors, stages } from '#domain/report/report-state.ts'
import { bands } from '#kernel/risk-level.ts'

/** As many programs or people as a list is narrowed to at once. */
const mostValues = 20

/** The filters in the address of a list of reports, several values each; what is none of the choices narrows nothing. */
export function reportFiltersOf(search: URLSearchParams): InboxFilters {
  const sort = search.get('sort') ?? ''
  return {
    stage: among(stages, search.getAll('stage')),
    column: among(boardColumns, search.getAll('column')),
    severity: among([...bands, 'others'], search.getAll('severity')),
    program: valuesOf(search, 'program'),
    waiting: among(nextActors, search.getAll('waiting')),
    assignee: valuesOf(search, 'assignee', (who) => who === 'mine' || who === 'nobody' || isId(who)),
    unread: search.get('unread') === 'true' || undefined,
    // The list of one's own reports had its own name for it.
    search: search.get('q') || search.get('search') || undefined,
    sort: reportSorts.find((one) => one === sort.replace(/^-/, '')),
    reversed: sort.startsWith('-') || undefined,
  }
}

function among<T extends string>(choices: readonly T[], asked: readonly string[]): T[] | undefined {
  return anyIn(choices.filter((choice) => asked.includes(choice)))
}

function valuesOf(search: URLSearchParams, name: string, fits: (value: string) => boolean = Boolean) {
  return anyIn(search.getAll(name).filter(fits).slice(0, mostValues))
}

function anyIn<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined
}
