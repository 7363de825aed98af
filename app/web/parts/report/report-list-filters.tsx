import { FilterBar, FilterChip, FilterToggle } from '@cakrawala/page-parts/filter-bar'
import { choicesOf } from '@cakrawala/page-parts/list-filters'
import { useSearchParams } from 'react-router'
import { boardColumns } from '#domain/report/report-board.ts'
import { stages } from '#domain/report/report-state.ts'
import { reportWords } from '#i18n/report.ts'
import { boardWords } from '#i18n/report-board.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bands } from '#kernel/risk-level.ts'
import { usePath, useWords } from '../locale.tsx'

export type ReportListArea = 'hello' | 'company' | 'bughunter'
type Program = { id: string; title: string }
type Assignee = { id: string; username: string }

const names = ['stage', 'column', 'severity', 'program', 'assignee', 'waiting', 'unread']
const sides = ['company', 'operator', 'reporter'] as const

type Props = {
  area: ReportListArea
  /** Path of the list, without language. */
  root: string
  programs?: readonly Program[]
  assignees?: readonly Assignee[]
}

/** Narrows a list of reports. */
export function ReportListFilters({ area, root, programs = [], assignees = [] }: Props) {
  const { filters } = useWords(reportQueueWords)
  const words = useWords(reportWords)
  const titles = programs.map(({ id, title }) => ({ value: id, label: title }))
  const levels = choicesOf([...[...bands].reverse(), 'others' as const], words.bands)
  const own = area === 'bughunter'
  const board = useWords(boardWords)
  const chosen = useSearchParams()[0].getAll('column')
  return (
    <FilterBar root={usePath()(root)} words={filters} names={names} keeps={['sort', 'size', 'layout']}>
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
      {!own && <WaitingChip area={area} />}
      {area === 'hello' && <AssigneeChip assignees={assignees} />}
      <FilterToggle name="unread" label={filters.news} />
    </FilterBar>
  )
}

function WaitingChip({ area }: { area: ReportListArea }) {
  const { filters } = useWords(reportQueueWords)
  const here = area === 'hello' ? { operator: filters.team, company: filters.company } : {}
  const options = choicesOf(sides, { ...filters.sides, ...here })
  return <FilterChip name="waiting" label={filters.waiting} options={options} />
}

function AssigneeChip({ assignees }: { assignees: readonly Assignee[] }) {
  const { filters } = useWords(reportQueueWords)
  const options = [
    { value: 'mine', label: filters.mine },
    { value: 'nobody', label: filters.unassigned },
    ...assignees.map(({ id, username }) => ({ value: id, label: username })),
  ]
  return <FilterChip name="assignee" label={filters.assignee} options={options} />
}
