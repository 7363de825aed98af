import { BarChart } from '@cakrawala/ui/bar-chart'
import { CountGrid } from '@cakrawala/ui/count-grid'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ProgramEnding } from '#domain/program/programs-ending.server.ts'
import type { AnswerTime } from '#domain/report/clock/answer-times.server.ts'
import { answerDays } from '#domain/report/clock/promises.ts'
import type { SeverityMonth } from '#domain/report/figures/report-weeks.server.ts'
import type { Balance, SpendingMonth } from '#domain/reward/balance.server.ts'
import { dashboardWords, numberText, percentText, spanText } from '#i18n/dashboards.ts'
import { dateText, monthText, shortMonthText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { formatRupiah, sum } from '#kernel/money.ts'
import { bands } from '#kernel/risk-level.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'

const tones = {
  critical: 'danger',
  high: 'accent',
  medium: 'warning',
  low: 'primary',
  informational: 'neutral',
} as const

/** Valid reports of the last months by severity. */
export function HomeSeverity({ months }: { months: readonly SeverityMonth[] }) {
  const { severity: words, span } = useWords(dashboardWords)
  const { bands: names } = useWords(reportWords)
  const locale = useLocale()
  if (months.every(({ all }) => all === 0)) {
    return (
      <Panel title={words.title}>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  }
  const cell = (key: string, value: number) => ({ key, value, valueText: numberText(value, locale) })
  const rows = bands.toReversed().map((band) => ({
    key: band,
    label: names[band],
    tone: tones[band],
    cells: months.map((one) => cell(one.month, one.bands[band])),
  }))
  const all = { key: 'all', label: words.all, cells: months.map((one) => cell(one.month, one.all)) }
  const columns = months.map(({ month }) => ({ key: month, label: shortMonthText(month, locale) }))
  const [from, to] = [months[0]!, months.at(-1)!].map(({ month }) => monthText(month, locale)) as [
    string,
    string,
  ]
  return (
    <Panel title={words.title} subtitle={span({ from, to })}>
      <CountGrid caption={words.title} columns={columns} rows={[...rows, all]} />
    </Panel>
  )
}

/** Programs whose last day is near. Nothing when none is. */
export function HomeEnding({ programs }: { programs: readonly ProgramEnding[] }) {
  const { ending: words } = useWords(dashboardWords)
  const locale = useLocale()
  if (programs.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {programs.map(({ id, title, validUntil, daysLeft, paused }) => (
          <li key={id} className="grid gap-0.5 px-4 py-3">
            <L
              to={`/company/programs/detail/${id}`}
              className="font-semibold wrap-anywhere text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {title}
            </L>
            <span
              className={daysLeft <= 7 ? 'text-xs font-medium text-kunyit-text' : 'text-xs text-ink-soft'}
            >
              {words.left({
                days: daysLeft,
                date: dateText(new Date(`${validUntil}T12:00:00+07:00`), locale),
              })}
              {paused && ` (${words.paused})`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What left the company each month, beside what it has; for its owner only. */
export function HomeSpending({
  spending,
  balance,
}: {
  spending: readonly SpendingMonth[]
  balance: Balance
}) {
  const { spending: words, span } = useWords(dashboardWords)
  const locale = useLocale()
  const total = sum(spending.map(({ spent }) => spent))
  const bars = spending.map(({ month, spent }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: Number(spent),
    valueText: formatRupiah(spent),
  }))
  const [from, to] = [spending[0]!, spending.at(-1)!].map(({ month }) => monthText(month, locale)) as [
    string,
    string,
  ]
  return (
    <Panel title={words.title} subtitle={span({ from, to })}>
      <div className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4">
          <Figure term={words.balance} amount={balance.balance} />
          <Figure term={words.reserved} amount={balance.reserved} />
        </dl>
        {total > 0n && (
          <figure className="grid gap-2">
            <figcaption className="text-xs font-medium text-ink-soft">
              {words.columns}: {words.total({ amount: formatRupiah(total), months: spending.length })}
            </figcaption>
            <BarChart label={words.columns} bars={bars} />
          </figure>
        )}
        <p className="text-xs text-ink-soft">{useReach(total, spending.length, balance.balance)}</p>
      </div>
    </Panel>
  )
}

function Figure({ term, amount }: { term: string; amount: bigint }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="text-base font-semibold tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  )
}

/** How long the balance lasts when the coming months cost what the past ones did. */
function useReach(total: bigint, months: number, balance: bigint): string {
  const { spending: words } = useWords(dashboardWords)
  const locale = useLocale()
  if (total <= 0n) return words.reachNone
  const left = Number((balance * BigInt(months) * 10n) / total) / 10
  return left > 12 ? words.reachLong : words.reach({ months: numberText(left, locale, 1) })
}

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
