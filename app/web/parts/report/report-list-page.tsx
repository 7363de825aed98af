import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import type { Inbox } from '#domain/notification/report-news.server.ts'
import { ExportForm } from '../export-form.tsx'
import { ListEmpty } from '../list-empty.tsx'
import { ListPanel } from '../list-panel.tsx'
import { QueueFilters } from '../queue-filters.tsx'
import { useQueueKeys } from '../queue-keys.ts'
import { ReportQueue } from './report-queue.tsx'

type ReportListPageProps = {
  area: 'hello' | 'company'
  title: string
  hint: string
  list: Inbox
  size: number
  /** Whether the reader may take the list along. */
  mayExport: boolean
  programs: readonly { id: string; title: string }[]
  present: Date
  /** Stands in place of the list while there is nothing in it. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage(props: ReportListPageProps) {
  const { area, title, hint, list, size, mayExport, programs, present, empty } = props
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
          <ListPanel list={list} size={size}>
            {list.total === 0 ? (
              nothing
            ) : (
              <ReportQueue area={area} rows={list.rows} news={list.news} present={present} />
            )}
          </ListPanel>
        </>
      )}
    </div>
  )
}
