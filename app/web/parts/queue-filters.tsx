import { stages } from '#domain/report/report-state.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bands } from '#kernel/risk-level.ts'
import { choicesOf, FilterChoice, FilterText, ListFilters } from './list-filters.tsx'
import { usePath, useWords } from './locale.tsx'

type QueueFiltersProps = { area: 'hello' | 'company'; programs: readonly { id: string; title: string }[] }

/** A list of one's own reports calls `q` `search`. */
const names = ['q', 'search', 'stage', 'severity', 'program', 'assignee', 'waiting', 'unread']

/** Narrows a list of reports. */
export function QueueFilters({ area, programs }: QueueFiltersProps) {
  const { filters } = useWords(reportQueueWords)
  const words = useWords(reportWords)
  const { all } = filters
  return (
    <ListFilters root={usePath()(`/${area}/reports`)} words={filters} names={names}>
      <FilterText name="q" label={filters.search} placeholder={filters.searchHint} />
      <FilterChoice
        name="stage"
        label={filters.stage}
        all={all}
        options={choicesOf(stages.slice(1), words.stages)}
      />
      <FilterChoice
        name="severity"
        label={filters.severity}
        all={all}
        options={choicesOf([...[...bands].reverse(), 'others' as const], words.bands)}
      />
      <FilterChoice
        name="program"
        label={filters.program}
        all={all}
        options={programs.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {area === 'hello' ? (
        <FilterChoice
          name="assignee"
          label={filters.assignee}
          all={all}
          options={[
            { value: 'mine', label: filters.mine },
            { value: 'nobody', label: filters.unassigned },
          ]}
        />
      ) : (
        <FilterChoice
          name="waiting"
          label={filters.waiting}
          all={all}
          options={choicesOf(['company', 'operator', 'reporter'], filters.sides)}
        />
      )}
      <FilterChoice
        name="unread"
        label={filters.news}
        all={all}
        options={[{ value: 'true', label: filters.unread }]}
      />
    </ListFilters>
  )
}
