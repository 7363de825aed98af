import { companyLogNouns } from '#domain/report/company-log.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { choicesOf, FilterChoice, FilterDay, ListFilters } from '#web/parts/list-filters.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Narrows the log by person, kind and days. */
export function UserLogFilters({ people }: { people: readonly { id: string; name: string }[] }) {
  const { filters, kinds } = useWords(userLogWords)
  return (
    <ListFilters
      root={usePath()('/company/team/user-log')}
      words={filters}
      names={['person', 'kind', 'from', 'to']}
    >
      <FilterChoice
        name="person"
        label={filters.person}
        all={filters.all}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterChoice
        name="kind"
        label={filters.kind}
        all={filters.all}
        options={choicesOf(companyLogNouns, kinds)}
      />
      <FilterDay name="from" label={filters.from} />
      <FilterDay name="to" label={filters.to} />
    </ListFilters>
  )
}
