import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import MessageSquare from 'lucide-react/icons/message-square'
import type { IncidentPart } from '#domain/incident/incident-policy.ts'
import type { IncidentEntry, IncidentForReporter } from '#domain/incident/incident-view.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { momentText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'

type Props = { ticket: IncidentForReporter; reader: IncidentPart }

/** Events and notes of a ticket, oldest first. */
export function IncidentHistory({ ticket: { entries }, reader }: Props) {
  const { one } = useWords(incidentWords)
  const locale = useLocale()
  const sentenceOf = useSentences(reader === 'reporter')
  return (
    <Panel title={one.history}>
      <Timeline label={one.history}>
        {entries.map((entry) =>
          entry.kind === 'note' ? (
            <TimelineItem
              key={entry.key}
              icon={<MessageSquare />}
              tone={entry.audience === 'all' ? 'primary' : 'warning'}
              time={momentText(entry.at, locale)}
              title={
                <span className="flex flex-wrap items-center gap-2">
                  {sentenceOf(entry)}
                  {entry.audience === 'responders' && <Badge tone="warning">{one.internal}</Badge>}
                </span>
              }
            >
              <p className="wrap-anywhere whitespace-pre-wrap">{entry.body}</p>
            </TimelineItem>
          ) : (
            <TimelineItem key={entry.key} title={sentenceOf(entry)} time={momentText(entry.at, locale)} />
          ),
        )}
      </Timeline>
    </Panel>
  )
}

function useSentences(isReporter: boolean): (entry: IncidentEntry) => string {
  const { one, states } = useWords(incidentWords)
  const { entries } = one
  const nameOf = ({ side, who, byTeam }: IncidentEntry) => {
    if (side === 'reporter') return isReporter ? one.you : (who ?? one.reporter)
    if (byTeam) return who ?? one.team
    return who ?? (side === 'responder' ? one.responders : one.platform)
  }
  return (entry) => {
    const who = nameOf(entry)
    switch (entry.kind) {
      case 'moved':
        return entries.moved({ who, state: states[entry.to] })
      case 'assigned':
        return entries.assigned({ who, to: entry.to ?? one.team })
      case 'warned':
      case 'overdue':
        return entries[entry.kind]({ clock: one.clocks.names[entry.clock] })
      default:
        return entries[entry.kind]({ who })
    }
  }
}
