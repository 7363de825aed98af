import { useSearchParams } from 'react-router'
import { stages } from '#domain/report/report-state.ts'
import { reportWords } from '#i18n/report.ts'
import { deskWords } from '#i18n/report-desk.ts'
import { bands } from '#kernel/risk-level.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from './locale.tsx'

type QueueFiltersProps = { area: 'hello' | 'company'; programs: readonly { id: string; title: string }[] }

/** Narrows a list of reports; every choice stands in the address. */
export function QueueFilters({ area, programs }: QueueFiltersProps) {
  const { filters } = useWords(deskWords)
  const names = useWords(reportWords)
  const [search] = useSearchParams()
  const root = usePath()(`/${area}/reports`)
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filters.label}
      submitLabel={filters.submit}
      {...(hasFilter(search) ? { resetTo: root, resetLabel: filters.reset } : {})}
    >
      <Field name="q" label={filters.search}>
        <TextInput type="search" placeholder={filters.searchHint} defaultValue={search.get('q') ?? ''} />
      </Field>
      <Choice name="stage" label={filters.stage} options={inOrder(stages.slice(1), names.stages)} />
      <Choice
        name="severity"
        label={filters.severity}
        options={inOrder([...bands].reverse(), names.bands).concat(inOrder(['others'], names.bands))}
      />
      <Choice
        name="program"
        label={filters.program}
        options={programs.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {area === 'hello' ? (
        <Choice
          name="assignee"
          label={filters.assignee}
          options={[
            { value: 'mine', label: filters.mine },
            { value: 'nobody', label: filters.unassigned },
          ]}
        />
      ) : (
        <Choice
          name="waiting"
          label={filters.waiting}
          options={inOrder(['company', 'operator', 'reporter'], filters.sides)}
        />
      )}
    </Filters>
  )
}

type Option = { value: string; label: string }

function Choice({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  const { all } = useWords(deskWords).filters
  const [search] = useSearchParams()
  return (
    <Field name={name} label={label}>
      <Select placeholder={all} options={options} defaultValue={search.get(name) ?? ''} />
    </Field>
  )
}

function inOrder<K extends string>(keys: readonly K[], names: Record<K, string>): Option[] {
  return keys.map((value) => ({ value, label: names[value] }))
}

function hasFilter(search: URLSearchParams): boolean {
  return [...search].some(([name, value]) => value !== '' && !['page', 'done'].includes(name))
}
