import { ColumnChart } from '@cakrawala/ui/column-chart'
import { LineChart } from '@cakrawala/ui/line-chart'
import { Panel } from '@cakrawala/ui/panel'
import type { PointMonth } from '#domain/reward/point-months.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { numberText } from '#i18n/figures.ts'
import { monthText, shortMonthText } from '#i18n/moment.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** Points and rank of the last months. */
export function HomePoints({ months }: { months: readonly PointMonth[] }) {
  const { points: words, span } = useWords(dashboardWords)
  const locale = useLocale()
  if (months.every(({ points, rank }) => points === 0 && rank === null)) {
    return (
      <Panel title={words.title}>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  }
  const [from, to] = [months[0]!, months.at(-1)!].map(({ month }) => monthText(month, locale)) as [
    string,
    string,
  ]
  const columns = months.map(({ month, points }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: points,
    valueText: numberText(points, locale),
    tone: 'highlight' as const,
  }))
  const course = months.map(({ month, rank }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: rank,
    valueText: rank === null ? words.noRank : `#${rank}`,
  }))
  return (
    <Panel title={words.title} subtitle={span({ from, to })}>
      <div className="grid gap-6 2xl:grid-cols-2">
        <Chart title={words.points}>
          <ColumnChart label={words.points} columns={columns} />
        </Chart>
        <Chart title={words.rank}>
          <LineChart label={words.rank} points={course} better="less" />
        </Chart>
      </div>
    </Panel>
  )
}

function Chart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-xs font-medium text-ink-soft">{title}</figcaption>
      {children}
    </figure>
  )
}
