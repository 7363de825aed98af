import type { IncidentClock } from '#domain/incident/incident.ts'
import type { IncidentForHandler } from '#domain/incident/incident-view.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { momentText } from '#i18n/moment.ts'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLocale, useWords } from '../locale.tsx'

/** The legal deadlines of a ticket, with day, hour and zone. */
export function IncidentClocks({ ticket: { clocks, severity } }: { ticket: IncidentForHandler }) {
  const { clocks: words } = useWords(incidentWords).one
  return (
    <Panel title={words.title}>
      <ul className="grid gap-4">
        {clocks.map((clock) => (
          <Clock key={clock.kind} clock={clock} />
        ))}
      </ul>
      {(severity === 'critical' || severity === 'high') && (
        <p className="mt-4 text-sm text-ink-soft">{words.high}</p>
      )}
    </Panel>
  )
}

function Clock({ clock: { kind, dueAt, applies, isOver } }: { clock: IncidentClock }) {
  const { clocks: words } = useWords(incidentWords).one
  const due = momentText(dueAt, useLocale())
  const tone = applies === false ? 'neutral' : isOver ? 'danger' : 'warning'
  const said = applies === null ? words.unknown : applies ? words.applies : words.notApplies
  return (
    <li className="grid gap-1">
      <span>{words[kind]}</span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{isOver ? words.over({ due }) : words.due({ due })}</Badge>
        <span className="text-sm text-ink-soft">{said}</span>
      </span>
    </li>
  )
}
