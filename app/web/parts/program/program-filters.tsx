import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { sectors } from '#domain/company/sectors.ts'
import { programKinds, programStatuses, rewardTypes, scopeTypes } from '#domain/program/program.ts'
import { longestSearch, programSorts } from '#domain/program/program-filter.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { programWords } from '#i18n/program.ts'
import { programListWords } from '#i18n/program-list.ts'
import { promiseWords } from '#i18n/promises.ts'
import { useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { useManagerNames } from './program-badges.tsx'

const names = ['q', 'kind', 'status', 'reward', 'type', 'sector', 'managed', 'sort']

type ProgramFiltersProps = {
  /** Path of the list, already in the reader's language. */
  root: string
  /** Lists of managers narrow by status, lists of readers by what is offered. */
  managing?: boolean | undefined
  /** Left out where the page is about one of them. */
  managers?: boolean | undefined
  /** What one searches for; programs and companies, by default. */
  searchHint?: string | undefined
}

/** Narrows a list of programs. */
export function ProgramFilters({ root, managing = false, managers = true, searchHint }: ProgramFiltersProps) {
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const { late } = useWords(promiseWords)
  const { filter: label, apply: submit, reset, any: all } = listing
  return (
    <ListFilters root={root} words={{ label, submit, reset }} names={names}>
      <FilterText
        name="q"
        label={listing.search}
        maxLength={longestSearch}
        placeholder={searchHint ?? listing.searchHint}
      />
      <FilterChoice name="kind" label={words.kind} all={all} options={choicesOf(programKinds, words.kinds)} />
      {managing ? (
        <FilterChoice
          name="status"
          label={words.status}
          all={all}
          options={choicesOf([...programStatuses, 'late'], { ...words.statuses, late })}
        />
      ) : (
        <OfferChoices />
      )}
      {managers && <ManagerChoice />}
      <FilterChoice name="sort" label={listing.sort} options={choicesOf(programSorts, listing.sorts)} />
    </ListFilters>
  )
}

/** What a reader is offered. */
function OfferChoices() {
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const { sectors: sectorNames } = useWords(companyAccountWords)
  const { any: all } = listing
  return (
    <>
      <FilterChoice
        name="reward"
        label={words.rewardType}
        all={all}
        options={choicesOf(rewardTypes, words.rewardTypes)}
      />
      <FilterChoice
        name="type"
        label={words.applicationType}
        all={all}
        options={choicesOf(scopeTypes, words.scopeTypes)}
      />
      <FilterChoice name="sector" label={words.sector} all={all} options={choicesOf(sectors, sectorNames)} />
    </>
  )
}

/** The address has `company` or the product's own short name. */
function ManagerChoice() {
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const names = useManagerNames()
  const { slug } = useBrand()
  const options = [
    { value: 'company', label: names.company },
    { value: slug, label: names.product },
  ]
  return <FilterChoice name="managed" label={words.managedBy} all={listing.any} options={options} />
}
