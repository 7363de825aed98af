import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { IncidentSeverity, IncidentState } from '#domain/incident/incident.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '../locale.tsx'

const tones = {
  received: 'warning',
  verified: 'primary',
  handling: 'primary',
  recovered: 'success',
  closed: 'neutral',
  rejected: 'neutral',
} as const satisfies Record<IncidentState, Tone>

export function IncidentBadge({ state, spam = false }: { state: IncidentState; spam?: boolean }) {
  const { states } = useWords(incidentWords)
  const { list } = useWords(incidentQueueWords)
  return spam ? <Badge tone="danger">{list.spam}</Badge> : <Badge tone={tones[state]}>{states[state]}</Badge>
}

/** How bad an incident is, as responders judge it. */
export function IncidentSeverityBadge({ severity }: { severity: IncidentSeverity | null }) {
  const { severities } = useWords(incidentWords)
  const { list } = useWords(incidentQueueWords)
  const look = severity ?? 'others'
  return <Badge tone={`severity-${look}`}>{severity ? severities[severity] : list.unjudged}</Badge>
}
