import { incidentSeverities, incidentStates } from '#domain/incident/incident.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the queue of incidents. */
export function IncidentFilters() {
  const { list } = useWords(incidentQueueWords)
  const { states, severities } = useWords(incidentWords)
  const { filter, spam } = list
  return (
    <ListFilters
      root={usePath()('/hello/incidents')}
      words={filter}
      names={['q', 'state', 'severity', 'mine']}
    >
      <FilterText name="q" label={filter.q} maxLength={150} placeholder={filter.qHint} />
      <FilterChoice
        name="state"
        label={filter.state}
        all={filter.open}
        options={[...choicesOf(incidentStates, states), { value: 'spam', label: spam }]}
      />
      <FilterChoice
        name="severity"
        label={filter.severity}
        all={filter.anySeverity}
        options={choicesOf(incidentSeverities, severities)}
      />
      <FilterChoice
        name="mine"
        label={filter.mine}
        all={filter.everybody}
        options={[{ value: '1', label: filter.onlyMine }]}
      />
    </ListFilters>
  )
}
