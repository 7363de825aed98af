import { useSearchParams } from 'react-router'
import { sectors } from '#domain/company/sectors.ts'
import { programKinds, programStatuses, rewardTypes, scopeTypes } from '#domain/program/program.ts'
import { longestSearch, programSorts } from '#domain/program/program-filter.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { programWords } from '#i18n/program.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { useManagerNames } from './program-badges.tsx'

type ProgramFiltersProps = {
  /** Path of the list, already in the reader's language. */
  root: string
  /** Lists of managers narrow by status, lists of readers by what is offered. */
  managing?: boolean | undefined
  /** Left out where the page is about one of them. */
  managers?: boolean | undefined
  /** What one searches for; programs and companies, where nothing else is said. */
  searchHint?: string | undefined
}

/** Narrows a list of programs; every choice stands in the address. */
export function ProgramFilters({ root, managing = false, managers = true, searchHint }: ProgramFiltersProps) {
  const words = useWords(programWords)
  const { sectors: sectorNames } = useWords(companyAccountWords)
  const [search] = useSearchParams()
  return (
    <Filters
      key={search.toString()}
      label={words.filter}
      submitLabel={words.apply}
      {...(hasFilter(search) ? { resetTo: root, resetLabel: words.reset } : {})}
    >
      <Field name="q" label={words.search}>
        <TextInput
          type="search"
          maxLength={longestSearch}
          placeholder={searchHint ?? words.searchHint}
          defaultValue={search.get('q') ?? ''}
        />
      </Field>
      <Choice name="kind" label={words.kind} choices={inOrder(programKinds, words.kinds)} />
      {managing ? (
        <Choice name="status" label={words.status} choices={inOrder(programStatuses, words.statuses)} />
      ) : (
        <>
          <Choice name="reward" label={words.rewardType} choices={inOrder(rewardTypes, words.rewardTypes)} />
          <Choice name="type" label={words.applicationType} choices={inOrder(scopeTypes, words.scopeTypes)} />
          <Choice name="sector" label={words.sector} choices={inOrder(sectors, sectorNames)} />
        </>
      )}
      {managers && <ManagerChoice />}
      <Choice
        name="sort"
        label={words.sort}
        choices={inOrder(programSorts, words.sorts)}
        placeholder={false}
      />
    </Filters>
  )
}

/** The address says `company` or the product's own short name. */
function ManagerChoice() {
  const words = useWords(programWords)
  const names = useManagerNames()
  const { slug } = useBrand()
  const choices = [
    { value: 'company', label: names.company },
    { value: slug, label: names.product },
  ]
  return <Choice name="managed" label={words.managedBy} choices={choices} />
}

type ChoiceProps = {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  placeholder?: boolean
}

function Choice({ name, label, choices, placeholder = true }: ChoiceProps) {
  const { any } = useWords(programWords)
  const [search] = useSearchParams()
  return (
    <Field name={name} label={label}>
      <Select
        {...(placeholder ? { placeholder: any } : {})}
        options={choices}
        defaultValue={search.get(name) ?? ''}
      />
    </Field>
  )
}

function inOrder<K extends string>(keys: readonly K[], names: Record<K, string>) {
  return keys.map((value) => ({ value, label: names[value] }))
}

function hasFilter(search: URLSearchParams): boolean {
  return [...search].some(([name, value]) => value !== '' && !['page', 'done', 'tab'].includes(name))
}
