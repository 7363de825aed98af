import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { RunningClock } from '#domain/report/clock/running-clocks.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { reportWords } from '#i18n/report.ts'
import { Due, Timely, useDue } from '../due.tsx'
import { L, useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'

type Props = {
  title: string
  subtitle?: string | undefined
  clocks: readonly RunningClock[]
  /** Shown when nothing runs. */
  calm: string
  /** Where a report opens, such as `/company/reports/detail`. */
  place: string
}

/** Promises that run, the next due first. */
export function RunningClockList({ title, subtitle, clocks, calm, place }: Props) {
  if (clocks.length === 0) {
    return (
      <Panel title={title}>
        <p className="text-ink-soft">{calm}</p>
      </Panel>
    )
  }
  preloadMono()
  return (
    <Panel title={title} subtitle={subtitle} flush>
      <ul className="divide-y divide-line">
        {clocks.map((clock) => (
          <ClockLine
            key={`${clock.reportId} ${clock.kind}`}
            clock={clock}
            to={`${place}/${clock.reportHash}/${clock.reportId}`}
          />
        ))}
      </ul>
    </Panel>
  )
}

function ClockLine({ clock, to }: { clock: RunningClock; to: string }) {
  const { clocks: kinds } = useWords(reportWords)
  const { code, program, company, kind } = clock
  return (
    <li className="relative grid gap-1 px-4 py-3 hover:bg-sunk">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{kinds[kind]}</span>
        <L
          to={to}
          className="font-mono text-xs whitespace-nowrap font-semibold text-samudra-text after:absolute after:inset-0 hover:underline"
        >
          {code}
        </L>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 text-xs text-ink-soft wrap-anywhere">{company ?? program}</span>
        <ClockDue clock={clock} />
      </span>
    </li>
  )
}

/** What is late stands alone; what is to come says that it is. */
function ClockDue({ clock: { state, dueAt } }: { clock: RunningClock }) {
  const { clocks: words } = useWords(dashboardWords)
  const due = useDue()(dueAt)
  if (state === 'running')
    return (
      <time dateTime={dueAt.toISOString()} className="text-xs" suppressHydrationWarning>
        {words.due({ due })}
      </time>
    )
  return (
    <Badge tone={state === 'overdue' ? 'danger' : 'warning'}>
      {state === 'overdue' ? <Due at={dueAt} /> : <Timely>{words.soon({ due })}</Timely>}
    </Badge>
  )
}
