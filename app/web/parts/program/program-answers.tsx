import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ProgramAnswers as Answers, ProgramAnswer } from '#domain/report/clock/answer-times.server.ts'
import { answerDays } from '#domain/report/clock/promises.ts'
import { dashboardWords, percentText, spanText } from '#i18n/dashboards.ts'
import { promiseWords } from '#i18n/promises.ts'
import { reportWords } from '#i18n/report.ts'
import { useLocale, useWords } from '../locale.tsx'

/** How fast a program answers and how often on time, for everyone who may know it; silent where too few answers came. */
export function ProgramAnswers({ answers: { answers, onTime } }: { answers: Answers }) {
  const { answers: words } = useWords(promiseWords)
  const locale = useLocale()
  const columns = useColumns()
  const known = answers.some((one) => one.medianHours !== null || one.onTime !== null)
  const all = onTime !== null && (
    <p className="text-xs tabular-nums">{words.onTime({ share: percentText(onTime, locale) })}</p>
  )
  return (
    <Panel title={words.title} subtitle={words.subtitle({ days: answerDays })} actions={all} flush={known}>
      {known ? (
        <Table caption={words.title} rows={answers} rowKey={({ kind }) => kind} columns={columns} />
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
    </Panel>
  )
}

function useColumns(): Column<ProgramAnswer>[] {
  const { times } = useWords(dashboardWords)
  const { answers: words } = useWords(promiseWords)
  const { clocks } = useWords(reportWords)
  const locale = useLocale()
  const few = <span className="text-ink-soft">{words.few}</span>
  return [
    { key: 'kind', header: times.kind, main: true, cell: ({ kind }) => clocks[kind] },
    { key: 'promise', header: times.promise, cell: ({ kind }) => times.promises[kind] },
    {
      key: 'median',
      header: times.median,
      nowrap: true,
      cell: ({ medianHours }) => (medianHours === null ? few : spanText(medianHours, locale)),
    },
    {
      key: 'onTime',
      header: times.onTime,
      nowrap: true,
      cell: ({ onTime }) => (onTime === null ? few : percentText(onTime, locale)),
    },
  ]
}
