import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ReportLine } from '#domain/report/report-view.ts'
import { deskWords } from '#i18n/report-desk.ts'
import type { Page } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { useWords } from './locale.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { useQueueKeys } from './queue-keys.ts'
import { ReportQueue } from './report-queue.tsx'

type ReportListPageProps = {
  area: 'hello' | 'company'
  title: string
  hint: string
  list: Page<ReportLine>
  programs: readonly { id: string; title: string }[]
  present: Date
  /** Stands in place of the whole list while nothing was ever reported. */
  empty: ReactNode
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage({ area, title, hint, list, programs, present, empty }: ReportListPageProps) {
  const words = useWords(deskWords)
  useQueueKeys()
  return (
    <div className="grid gap-4">
      <PageHeader title={title} subtitle={hint} />
      {programs.length === 0 ? (
        empty
      ) : (
        <>
          <QueueFilters area={area} programs={programs} />
          <Panel flush footer={<QueuePager list={list} />}>
            {list.total === 0 ? (
              <EmptyState title={words.nothingFound.title}>{words.nothingFound.text}</EmptyState>
            ) : (
              <ReportQueue area={area} rows={list.rows} present={present} />
            )}
          </Panel>
        </>
      )}
    </div>
  )
}

function QueuePager({ list: { page, pages, total } }: { list: Page<ReportLine> }) {
  const words = useWords(deskWords).pages
  const [search] = useSearchParams()
  const pageTo = (wanted: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(wanted))
    return `?${next}`
  }
  return (
    <Pager
      {...{ page, pages, pageTo }}
      label={words.label}
      previousLabel={words.previous}
      nextLabel={words.next}
      summary={words.summary({ total })}
    />
  )
}
