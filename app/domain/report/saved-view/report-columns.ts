import type { ReportList } from './saved-view.ts'

/** Columns of a list of reports, in the order they are offered in; the title is always shown. */
export const reportColumns = [
  ...([
    'code',
    'title',
    'program',
    'severity',
    'stage',
    'waiting',
    'due',
    'assignee',
    'labels',
    'hunter',
  ] as const),
  ...(['target', 'class', 'sent', 'updated', 'reward', 'reference'] as const),
] as const
export type ReportColumn = (typeof reportColumns)[number]

/** Beside the title; more do not fit a screen of 1280 px. */
export const mostColumns = 7

const everyone = ['code', 'title', 'program', 'severity', 'stage', 'waiting', 'due'] as const
const further = ['target', 'class', 'sent', 'updated', 'reward'] as const

/** What each list may show. */
export const columnsOf: Readonly<Record<ReportList, readonly ReportColumn[]>> = {
  hello: [...everyone, 'assignee', 'hunter', ...further],
  company: [...everyone, 'assignee', 'labels', 'hunter', ...further, 'reference'],
  bughunter: [...everyone, ...further],
}

/** What each list shows while its reader has not chosen. */
export const usualColumns: Readonly<Record<ReportList, readonly ReportColumn[]>> = {
  hello: [...everyone, 'assignee'],
  company: everyone,
  bughunter: [...everyone, 'updated'],
}

/** The columns to show: the chosen ones that the list has, in the chosen order; the usual ones where nothing was chosen. */
export function shownColumns(list: ReportList, chosen: readonly string[] | null): readonly ReportColumn[] {
  const shown = [...new Set(chosen)].flatMap((name) => columnsOf[list].find((one) => one === name) ?? [])
  if (shown.length === 0) return usualColumns[list]
  return shown.includes('title') ? shown : ['title', ...shown]
}

/** The same with one of them a place further up or down: `up:due`. */
export function movedColumn(columns: readonly ReportColumn[], move: string): ReportColumn[] {
  const [way, name] = move.split(':')
  const from = columns.indexOf(name as ReportColumn)
  const to = way === 'up' ? from - 1 : from + 1
  if (from < 0 || to < 0 || to >= columns.length) return [...columns]
  return columns.with(from, columns[to]!).with(to, columns[from]!)
}
