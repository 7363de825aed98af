import { ColumnChart } from '@cakrawala/ui/column-chart'
import { Panel } from '@cakrawala/ui/panel'
import type { ReportWeek } from '#domain/report/figures/report-weeks.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { numberText } from '#i18n/figures.ts'
import { shortDayText } from '#i18n/moment.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** What came in and what was decided, week by week, on one scale. */
export function HomeWeeks({ weeks }: { weeks: readonly ReportWeek[] }) {
  const { weeks: words } = useWords(dashboardWords)
  const locale = useLocale()
  const most = Math.max(1, ...weeks.flatMap(({ received, decided }) => [received, decided]))
  const columns = (of: 'received' | 'decided') =>
    weeks.map((one) => ({
      key: one.week,
      label: shortDayText(one.week, locale),
      value: one[of],
      valueText: numberText(one[of], locale),
      tone: of === 'received' ? ('primary' as const) : ('success' as const),
    }))
  return (
    <Panel title={words.title} subtitle={words.subtitle}>
      <div className="grid gap-6 2xl:grid-cols-2">
        {(['received', 'decided'] as const).map((of) => (
          <figure key={of} className="grid min-w-0 gap-2">
            <figcaption className="text-xs font-medium text-ink-soft">{words[of]}</figcaption>
            <ColumnChart label={words[of]} columns={columns(of)} max={most} />
          </figure>
        ))}
      </div>
    </Panel>
  )
}
