import { isId } from '@cakrawala/ids/ids'
import { FilterBar, FilterChip, FilterFind, FilterMore, FilterToggle } from '@cakrawala/page-parts/filter-bar'
import { type Choice, choicesOf } from '@cakrawala/page-parts/list-filters'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { SearchedFilter } from '#domain/report/filter-choices.ts'
import { boardColumns } from '#domain/report/report-board.ts'
import { stages } from '#domain/report/report-state.ts'
import { reportWords } from '#i18n/report.ts'
import { boardWords } from '#i18n/report-board.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bands } from '#kernel/risk-level.ts'
import type { ReportListFacts } from '#web/http/report-list.ts'
import { usePath, useWords } from '../locale.tsx'
import { choiceFinder } from './find-choices.ts'

export type ReportListArea = 'hello' | 'company' | 'bughunter'
export type FilterFacts = Pick<
  ReportListFacts,
  'programs' | 'assignees' | 'chosen' | 'categories' | 'view' | 'settings'
>

const further = ['hunter', 'target', 'category', 'company', 'label']
const names = ['stage', 'column', 'severity', 'program', 'assignee', 'waiting', 'unread', ...further]
const sides = ['company', 'operator', 'reporter'] as const
/** Parts of the address that are no filter. */
const keeps = ['sort', 'size', 'layout']

type Props = FilterFacts & {
  area: ReportListArea
  /** Path of the list, without language. */
  root: string
}

/** Narrows a list of reports. */
export function ReportListFilters({ area, root, ...facts }: Props) {
  const { filters } = useWords(reportQueueWords)
  const words = useWords(reportWords)
  const titles = facts.programs.map(({ id, title }) => ({ value: id, label: title }))
  const levels = choicesOf([...[...bands].reverse(), 'others' as const], words.bands)
  const own = area === 'bughunter'
  const board = useWords(boardWords)
  const asked = useSearchParams()[0]
  const chosen = asked.getAll('column')
  const find = { root, chosen: facts.chosen }
  const hasDefault = facts.settings.views.some(({ isDefault }) => isDefault)
  const whole = new URLSearchParams({
    ...(hasDefault && { view: 'all' }),
    ...(asked.get('layout') === 'board' && { layout: 'board' }),
  })
  const wholeList = usePath()(whole.size > 0 ? `${root}?${whole}` : root)
  return (
    <FilterBar root={usePath()(root)} reset={wholeList} words={filters} names={names} keeps={keeps}>
      <ViewFields view={facts.view} hasDefault={hasDefault} />
      <FilterChip
        name="stage"
        label={filters.stage}
        options={choicesOf(own ? stages : stages.slice(1), words.stages)}
      />
      {chosen.length > 0 && (
        <FilterChip name="column" label={board.column} options={choicesOf(boardColumns, board.columns)} />
      )}
      <FilterChip name="severity" label={filters.severity} options={levels} />
      {titles.length > 1 && <FilterChip name="program" label={filters.program} options={titles} />}
      <WaitingChip area={area} />
      {area === 'hello' && <AssigneeChip assignees={facts.assignees} />}
      {area === 'company' && <HandlerChip {...find} />}
      <FilterMore label={filters.more} names={further}>
        {area === 'hello' && <SearchedChip {...find} filter="company" />}
        {area === 'company' && <SearchedChip {...find} filter="label" />}
        {!own && <SearchedChip {...find} filter="hunter" />}
        <SearchedChip {...find} filter="target" />
        <CategoryChip categories={facts.categories} />
      </FilterMore>
      <FilterToggle name="unread" label={filters.news} />
    </FilterBar>
  )
}

/** A list that is narrowed by nothing stays so: the view that is open, or the one it opens with, does not come back. */
function ViewFields({ view, hasDefault }: Pick<FilterFacts, 'view'> & { hasDefault: boolean }) {
  if (!view) return hasDefault && <input type="hidden" name="view" value="all" />
  return (
    <>
      <input type="hidden" name="view" value={view.id} />
      <input type="hidden" name="edited" value="true" />
    </>
  )
}

function WaitingChip({ area }: { area: ReportListArea }) {
  const { filters } = useWords(reportQueueWords)
  const here = area === 'hello' ? { operator: filters.team, company: filters.company } : {}
  const me = { value: 'me', label: filters.me[area] }
  // Of a bughunter's own reports the others are told by the column.
  const options = area === 'bughunter' ? [me] : [me, ...choicesOf(sides, { ...filters.sides, ...here })]
  return <FilterChip name="waiting" label={filters.waiting} options={options} />
}

function AssigneeChip({ assignees }: Pick<FilterFacts, 'assignees'>) {
  const { filters } = useWords(reportQueueWords)
  const options = [
    { value: 'mine', label: filters.mine },
    { value: 'nobody', label: filters.unassigned },
    ...assignees.map(({ id, username }) => ({ value: id, label: username })),
  ]
  return <FilterChip name="assignee" label={filters.assignee} options={options} />
}

function CategoryChip({ categories }: Pick<FilterFacts, 'categories'>) {
  const { filters } = useWords(reportQueueWords)
  const options = [
    ...categories,
    { value: 'other', label: filters.otherCategory },
    { value: 'none', label: filters.noCategory },
  ]
  return <FilterChip name="category" label={filters.category} options={options} />
}

type SearchedProps = Pick<FilterFacts, 'chosen'> & { root: string; filter: SearchedFilter; first?: Choice[] }

/** The reader and nobody are always there; colleagues are found. */
function HandlerChip(props: Omit<SearchedProps, 'filter'>) {
  const { mine, unassigned } = useWords(reportQueueWords).filters
  const first = [
    { value: 'mine', label: mine },
    { value: 'nobody', label: unassigned },
  ]
  return <SearchedChip {...props} filter="assignee" first={first} />
}

function SearchedChip({ root, filter, chosen, first = [] }: SearchedProps) {
  const { filters } = useWords(reportQueueWords)
  const [search] = useSearchParams()
  const address = usePath()(root)
  const find = useMemo(() => choiceFinder(address, filter), [address, filter])
  const known = new Map(chosen.map(({ of, value, label }) => [`${of} ${value}`, label]))
  const others = search
    .getAll(filter)
    .filter((value) => value !== '' && first.every((one) => one.value !== value))
  const options = [...new Set(others)].map((value) => ({
    value,
    label: known.get(`${filter} ${value}`) ?? (isId(value) ? filters.gone : value),
  }))
  return (
    <FilterFind
      name={filter}
      label={filters.searched[filter]}
      options={[...first, ...options]}
      find={find}
      words={{ find: filters.finds[filter], found: (count) => filters.found({ count }) }}
    />
  )
}
