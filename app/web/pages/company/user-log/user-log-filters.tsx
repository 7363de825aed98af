import { useSearchParams } from 'react-router'
import { companyLogNouns } from '#domain/report/company-log.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the log by person, kind and days; every choice stands in the address. */
export function UserLogFilters({ people }: { people: readonly { id: string; name: string }[] }) {
  const { filters, kinds } = useWords(userLogWords)
  const [search] = useSearchParams()
  const root = usePath()('/company/team/user-log')
  const narrowed = [...search].some(([name, value]) => value !== '' && name !== 'before')
  return (
    <Filters
      key={search.toString()}
      action={root}
      label={filters.label}
      submitLabel={filters.submit}
      {...(narrowed ? { resetTo: root, resetLabel: filters.reset } : {})}
    >
      <Field name="person" label={filters.person}>
        <Select
          placeholder={filters.all}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={search.get('person') ?? ''}
        />
      </Field>
      <Field name="kind" label={filters.kind}>
        <Select
          placeholder={filters.all}
          options={companyLogNouns.map((noun) => ({ value: noun, label: kinds[noun] }))}
          defaultValue={search.get('kind') ?? ''}
        />
      </Field>
      <Field name="from" label={filters.from}>
        <TextInput type="date" defaultValue={search.get('from') ?? ''} />
      </Field>
      <Field name="to" label={filters.to}>
        <TextInput type="date" defaultValue={search.get('to') ?? ''} />
      </Field>
    </Filters>
  )
}
