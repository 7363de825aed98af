import { isId } from '@cakrawala/ids/ids'
import { bands } from '#kernel/risk-level.ts'
import { boardColumns } from './report-board.ts'
import { reportCategories } from './report-categories.ts'
import type { ReportFilters } from './report-filter.server.ts'
import { reportSorts } from './report-order.server.ts'
import { nextActors, stages } from './report-state.ts'

/** As many programs or people as a list is narrowed to at once, and the letters of one of them. */
const most = { values: 20, letters: 500 } as const

/** `unread`: only reports with news the reader has not read. */
export type AskedFilters = Omit<ReportFilters, 'among'> & { unread?: true | undefined }

/** The filters in the address of a list of reports, several values each; what is none of the choices narrows nothing. */
export function reportFiltersOf(search: URLSearchParams): AskedFilters {
  const sort = search.get('sort') ?? ''
  return {
    stage: among(stages, search.getAll('stage')),
    column: among(boardColumns, search.getAll('column')),
    severity: among([...bands, 'others'], search.getAll('severity')),
    program: valuesOf(search, 'program'),
    waiting: among([...nextActors, 'me' as const], search.getAll('waiting')),
    assignee: valuesOf(search, 'assignee', (who) => who === 'mine' || who === 'nobody' || isId(who)),
    hunter: valuesOf(search, 'hunter'),
    target: valuesOf(search, 'target'),
    category: among(reportCategories, search.getAll('category')),
    company: valuesOf(search, 'company'),
    label: valuesOf(search, 'label'),
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
  const values = search.getAll(name).map((value) => value.trim())
  return anyIn(values.filter((value) => value.length <= most.letters && fits(value)).slice(0, most.values))
}

function anyIn<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined
}

/** Parts of the address of a list that narrow it by several values. */
const severalOf = [
  'stage',
  'column',
  'severity',
  'program',
  'waiting',
  'assignee',
  'hunter',
  'target',
  'category',
  'company',
  'label',
] as const

/**
 * The same in one spelling: what narrows and orders a list and how it is laid out, nothing else, so that two addresses of one list are
 * alike.
 */
export function listQueryOf(search: URLSearchParams): URLSearchParams {
  const { unread, search: words, sort, reversed, ...several } = reportFiltersOf(search)
  const query = new URLSearchParams()
  for (const name of severalOf) for (const value of several[name] ?? []) query.append(name, value)
  if (words) query.set('q', words.slice(0, 200))
  if (unread) query.set('unread', 'true')
  if (sort) query.set('sort', `${reversed ? '-' : ''}${sort}`)
  if (search.get('layout') === 'board') query.set('layout', 'board')
  return query
}
