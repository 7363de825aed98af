import { useSearchParams } from 'react-router'
import { incidentSeverities, incidentStates } from '#domain/incident/incident.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the queue of incidents; every choice stands in the address. */
export function IncidentFilters() {
  const { list, states, severities } = useWords(incidentWords)
  const { filter } = list
  const [search] = useSearchParams()
  const root = usePath()('/hello/incidents')
  const kept = (name: string) => search.get(name) ?? ''
  const filtered = ['q', 'state', 'severity', 'mine'].some((name) => search.get(name))
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filter.label}
      submitLabel={filter.submit}
      {...(filtered ? { resetTo: root, resetLabel: filter.reset } : {})}
    >
      <Field name="q" label={filter.q}>
        <TextInput type="search" maxLength={150} placeholder={filter.qHint} defaultValue={kept('q')} />
      </Field>
      <Field name="state" label={filter.state}>
        <Select
          placeholder={filter.open}
          options={[
            ...incidentStates.map((value) => ({ value, label: states[value] })),
            { value: 'spam', label: list.spam },
          ]}
          defaultValue={kept('state')}
        />
      </Field>
      <Field name="severity" label={filter.severity}>
        <Select
          placeholder={filter.anySeverity}
          options={incidentSeverities.map((value) => ({ value, label: severities[value] }))}
          defaultValue={kept('severity')}
        />
      </Field>
      <Field name="mine" label={filter.mine}>
        <Select
          placeholder={filter.everybody}
          options={[{ value: '1', label: filter.onlyMine }]}
          defaultValue={kept('mine')}
        />
      </Field>
    </Filters>
  )
}
