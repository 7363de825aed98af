import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { RunningClock } from '#domain/report/clock/running-clocks.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { dueText, momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { L, useLocale, useWords } from '../locale.tsx'

type Props = {
  title: string
  subtitle?: string | undefined
  clocks: readonly RunningClock[]
  /** Shown when nothing runs. */
  calm: string
  /** Where a report opens, such as `/company/reports/detail`. */
  place: string
  present: Date
}

/** Promises that run, the next due first. */
export function RunningClockList({ title, subtitle, clocks, calm, place, present }: Props) {
  if (clocks.length === 0) {
    return (
      <Panel title={title}>
        <p className="text-ink-soft">{calm}</p>
      </Panel>
    )
  }
  return (
    <Panel title={title} subtitle={subtitle} flush>
      <ul className="divide-y divide-line">
        {clocks.map((clock) => (
          <ClockLine
            key={`${clock.reportId} ${clock.kind}`}
            {...{ clock, present }}
            to={`${place}/${clock.reportHash}/${clock.reportId}`}
          />
        ))}
      </ul>
    </Panel>
  )
}

function ClockLine({ clock, to, present }: { clock: RunningClock; to: string; present: Date }) {
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
        <Due clock={clock} present={present} />
      </span>
    </li>
  )
}

function Due({ clock: { state, dueAt }, present }: { clock: RunningClock; present: Date }) {
  const { clocks: words } = useWords(dashboardWords)
  const locale = useLocale()
  const exact = momentText(dueAt, locale)
  const due = dueText(dueAt, locale, present)
  const said =
    state === 'overdue' ? words.overdue({ due: exact }) : words[state === 'soon' ? 'soon' : 'due']({ due })
  return (
    <time dateTime={dueAt.toISOString()} title={exact} className="text-xs">
      {state === 'running' ? said : <Badge tone={state === 'overdue' ? 'danger' : 'warning'}>{said}</Badge>}
    </time>
  )
}
