import { Steps } from '@cakrawala/ui/steps'
import type { IncidentState } from '#domain/incident/incident.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '../locale.tsx'

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
