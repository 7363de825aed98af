import { now } from '@cakrawala/calendar/clock'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { clocksOf } from '#domain/incident/incident.ts'
import { isIncidentOpen } from '#domain/incident/incident-policy.ts'
import type {
  IncidentClock,
  IncidentForHandler,
  IncidentForReporter,
} from '#domain/incident/incident-view.ts'
import { calendarWords } from '#i18n/calendar.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { momentText } from '#i18n/moment.ts'
import { CalendarDownload } from '#web/parts/links.tsx'
import { useLocale, useWords } from '../locale.tsx'

/** The legal deadlines of a ticket, with day, hour and zone. */
export function IncidentClocks({ ticket, calendar }: { ticket: IncidentForHandler; calendar: string }) {
  const { clocks, severity, state } = ticket
  const { clocks: words } = useWords(incidentWords).one
  return (
    <Panel title={words.title}>
      <ul className="grid gap-4">
        {clocks.map((clock) => (
          <Clock key={clock.kind} clock={clock} runs={isIncidentOpen(state)} />
        ))}
      </ul>
      {(severity === 'critical' || severity === 'high') && (
        <p className="mt-4 text-sm text-ink-soft">{words.high}</p>
      )}
      {isIncidentOpen(state) && clocks.some(({ applies, isOver }) => applies !== false && !isOver) && (
        <div className="mt-4">
          <CalendarDownload to={calendar} />
        </div>
      )}
    </Panel>
  )
}

/** For the reporter, whom the law binds: both deadlines while the ticket is open. `calendar`: without language. */
export function LegalDeadlines({ ticket, calendar }: { ticket: IncidentForReporter; calendar: string }) {
  const { reporterTitle, reporterText } = useWords(calendarWords)
  const { receivedAt, state } = ticket
  const clocks = clocksOf({ receivedAt, personalData: null, vital: null }, now())
  if (!isIncidentOpen(state)) return null
  return (
    <Panel title={reporterTitle}>
      <div className="grid gap-4">
        <ul className="grid gap-4">
          {clocks.map((clock) => (
            <Clock key={clock.kind} clock={clock} says={false} />
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{reporterText}</p>
        {clocks.some(({ isOver }) => !isOver) && (
          <div>
            <CalendarDownload to={calendar} />
          </div>
        )}
      </div>
    </Panel>
  )
}

type ClockProps = { clock: IncidentClock; says?: boolean; runs?: boolean }

/** `says`: with whether it applies, which the platform team and the responders judge. `runs`: while the ticket is open. */
function Clock({ clock, says = true, runs = true }: ClockProps) {
  const { kind, dueAt, applies, isOver } = clock
  const { clocks: words } = useWords(incidentWords).one
  const due = momentText(dueAt, useLocale())
  const tone = applies === false || !runs ? 'neutral' : isOver ? 'danger' : 'warning'
  const deadline = !runs ? words.was({ due }) : isOver ? words.over({ due }) : words.due({ due })
  return (
    <li className="grid gap-1">
      <span>{words[kind]}</span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{applies === false ? words.notApplies : deadline}</Badge>
        {says && applies !== false && (
          <span className="text-sm text-ink-soft">{applies ? words.applies : words.unknown}</span>
        )}
      </span>
    </li>
  )
}
