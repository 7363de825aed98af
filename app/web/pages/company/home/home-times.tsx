import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { AnswerTime } from '#domain/report/clock/answer-times.server.ts'
import { answerDays } from '#domain/report/clock/promises.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { percentText, spanText } from '#i18n/figures.ts'
import { reportWords } from '#i18n/report.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** How fast answers came, beside what was promised; empty where too few came for a figure. */
export function HomeTimes({ times }: { times: readonly AnswerTime[] }) {
  const { times: words } = useWords(dashboardWords)
  return (
    <Panel title={words.title} subtitle={words.subtitle({ days: answerDays })} flush>
      <Table caption={words.title} rows={times} rowKey={({ kind }) => kind} columns={useColumns()} />
    </Panel>
  )
}

function useColumns(): Column<AnswerTime>[] {
  const { times: words } = useWords(dashboardWords)
  const { clocks } = useWords(reportWords)
  const locale = useLocale()
  return [
    { key: 'kind', header: words.kind, main: true, cell: ({ kind }) => clocks[kind] },
    { key: 'promise', header: words.promise, cell: ({ kind }) => words.promises[kind] },
    {
      key: 'median',
      header: words.median,
      nowrap: true,
      cell: ({ medianHours, answers }) =>
        medianHours === null ? (
          <span className="text-ink-soft">{words.few({ answers })}</span>
        ) : (
          <strong className="font-semibold">{spanText(medianHours, locale)}</strong>
        ),
    },
    {
      key: 'onTime',
      header: words.onTime,
      nowrap: true,
      cell: ({ onTime, due }) =>
        onTime === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className={onTime < 0.5 ? 'font-semibold text-bata-text' : ''}>
              {percentText(onTime, locale)}
            </span>
            <span className="text-xs text-ink-soft">{words.answers({ due })}</span>
          </span>
        ),
    },
  ]
}
