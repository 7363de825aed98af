import { Badge } from '@cakrawala/ui/badge'
import { Steps } from '@cakrawala/ui/steps'
import type { Tone } from '@cakrawala/ui/tone'
import type { IncidentSeverity, IncidentState } from '#domain/incident/incident.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '#web/parts/locale.tsx'

const way = ['received', 'verified', 'handling', 'recovered', 'closed'] as const

/** How far a ticket has come; a rejected one has stopped. */
export function IncidentSteps({ state }: { state: IncidentState }) {
  const { one, states } = useWords(incidentWords)
  const at = state === 'rejected' ? -1 : way.indexOf(state)
  const stateOf = (index: number) => {
    if (state === 'rejected') return index === 0 ? 'done' : 'stopped'
    if (index < at || state === 'closed') return 'done'
    return index === at ? 'current' : 'todo'
  }
  return (
    <Steps
      label={one.steps}
      stateLabels={one.stepStates}
      steps={way.map((key, index) => ({ key, label: states[key], state: stateOf(index) }))}
    />
  )
}

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
