import { CountGrid } from '@cakrawala/ui/count-grid'
import { Panel } from '@cakrawala/ui/panel'
import type { SeverityMonth } from '#domain/report/figures/severity-months.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { numberText } from '#i18n/figures.ts'
import { monthText, shortMonthText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { bands } from '#kernel/risk-level.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

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
