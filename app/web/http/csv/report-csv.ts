import { listReportsWithNews } from '#domain/notification/report-news.server.ts'
import { classNames } from '#domain/report/classification/class-names.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import { chosenRows } from '#domain/reward/bulk/bulk-input.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import { reportWords } from '#i18n/report.ts'
import { classFacts } from '#i18n/report-class.ts'
import { isBughunter, isOperator, type Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { rowIn } from '#web/parts/report/bulk/bulk-row.ts'
import { parseInput } from '../parse.ts'
import { reportFiltersOf } from '../report-filters.ts'
import { csvMoment } from './csv.ts'
import { listFile } from './list-file.ts'

/** The file of a list of reports, the same for every audience: of each line, what its reader sees on the page. */
export const reportsFile = listFile<ReportLine>({
  list: 'reports',
  lists: (person, search, chosen) => [
    (wanted) =>
      chosen
        ? listReports(person, { among: chosen }, wanted)
        : listReportsWithNews(
            person,
            { ...reportFiltersOf(search), sort: 'newest', reversed: false },
            wanted,
          ),
  ],
  chosenOf: (values) => parseInput(chosenRows, { rows: values.map(rowIn) }).rows.map(({ id }) => id),
  csv: (locale, person) => ({
    head: headOf(locale, person),
    line: (row) => lineOf(row, locale, person),
  }),
})

function headOf(locale: Locale, person: Person): string[] {
  const names = wordsIn(listWords, locale).columns
  const { vrt, cwe } = wordsIn(reportWords, locale).facts
  return [
    ...[names.code, names.title, names.program, names.company, names.stage, names.closed, names.fix],
    ...[names.reward, names.claimed, names.level, names.step, names.submitted, names.changed, names.due],
    ...[vrt, cwe],
    ...(isBughunter(person) ? [] : [names.reporter]),
    ...(isOperator(person) ? [names.assignee] : []),
  ]
}

function lineOf(row: ReportLine, locale: Locale, person: Person): string[] {
  const { stages, closeReasons, fixes, rewards, bands } = wordsIn(reportWords, locale)
  const { code, title, program, stage, closeReason, fix, reward, level, claimedLevel } = row
  const classes = classFacts({ ...row, ...classNames(row) }, locale)
  const moment = (at: Date | null) => (at ? csvMoment(at) : '')
  return [
    ...[code ?? '', title, program.title, program.companyName, stages[stage]],
    ...[closeReason ? closeReasons[closeReason] : '', fixes[fix], rewards[reward]],
    ...[bands[bandOf(claimedLevel)], bands[bandOf(level)], level === null ? '' : String(level)],
    ...[moment(row.submittedAt), moment(row.updatedAt), moment(row.dueAt)],
    ...[classes.vrt ?? '', classes.cwe ?? ''],
    ...(isBughunter(person) ? [] : [row.reporter ?? '']),
    ...(isOperator(person) ? [row.assignee ?? ''] : []),
  ]
}
