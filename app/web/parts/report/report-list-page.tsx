import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'

import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import type { Inbox } from '#domain/notification/report-news.server.ts'
import { stages } from '#domain/report/report-state.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bands } from '#kernel/risk-level.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { useQueueKeys } from '../keys/list-keys.ts'
import { usePath, useWords } from '../locale.tsx'
import { ReportQueue } from './report-queue.tsx'

type QueueFiltersProps = { area: 'hello' | 'company'; programs: readonly { id: string; title: string }[] }

/** A list of one's own reports calls `q` `search`. */
const names = ['q', 'search', 'stage', 'severity', 'program', 'assignee', 'waiting', 'unread']

type ReportListPageProps = {
  area: 'hello' | 'company'
  title: string
  hint: string
  list: Inbox
  size: number
  /** Whether the reader may take the list along. */
  mayExport: boolean
  programs: readonly { id: string; title: string }[]
  /** Replaces the list while there is nothing in it. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage(props: ReportListPageProps) {
  const { area, title, hint, list, size, mayExport, programs, empty } = props
  useQueueKeys()
  const nothing = (
    <ListEmpty
      root={`/${area}/reports`}
      title={empty.title}
      action={empty.action}
      narrowing={['assigned', 'waiting']}
    >
      {empty.text}
    </ListEmpty>
  )
  return (
    <div className="grid gap-4">
      <PageHeader
        title={title}
        subtitle={hint}
        actions={mayExport && list.total > 0 && <ExportForm total={list.total} />}
      />
      {programs.length === 0 ? (
        nothing
      ) : (
        <>
          <QueueFilters area={area} programs={programs} />
          <ListPanel list={list} things="reports" size={size}>
            {list.total === 0 ? nothing : <ReportQueue area={area} rows={list.rows} news={list.news} />}
          </ListPanel>
        </>
      )}
    </div>
  )
}

/** Narrows a list of reports. */
function QueueFilters({ area, programs }: QueueFiltersProps) {
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
