import type { ReactNode } from 'react'
import type { ReportLine } from '#domain/report/report-view.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import type { Piece } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { ExportForm } from '../export-form.tsx'
import { ListFoot } from '../list-foot.tsx'
import { useWords } from '../locale.tsx'
import { QueueFilters } from '../queue-filters.tsx'
import { useQueueKeys } from '../queue-keys.ts'
import { ReportQueue } from './report-queue.tsx'

type ReportListPageProps = {
  area: 'hello' | 'company'
  title: string
  hint: string
  list: Piece<ReportLine>
  /** Ids of reports with news the reader has not read. */
  news: readonly string[]
  size: number
  /** Whether the reader may take the list along. */
  mayExport: boolean
  programs: readonly { id: string; title: string }[]
  present: Date
  /** Stands in place of the whole list while nothing was ever reported. */
  empty: ReactNode
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage(props: ReportListPageProps) {
  const { area, title, hint, list, news, size, mayExport, programs, present, empty } = props
  const words = useWords(reportQueueWords)
  useQueueKeys()
  return (
    <div className="grid gap-4">
      <PageHeader title={title} subtitle={hint} actions={mayExport && list.total > 0 && <ExportForm />} />
      {programs.length === 0 ? (
        empty
      ) : (
        <>
          <QueueFilters area={area} programs={programs} />
          <Panel flush footer={<ListFoot {...list} size={size} />}>
            {list.total === 0 ? (
              <EmptyState title={words.nothingFound.title}>{words.nothingFound.text}</EmptyState>
            ) : (
              <ReportQueue area={area} rows={list.rows} news={news} present={present} />
            )}
          </Panel>
        </>
      )}
    </div>
  )
}
