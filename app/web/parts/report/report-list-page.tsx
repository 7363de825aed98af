import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import type { Inbox } from '#domain/notification/report-news.server.ts'
import type { BoardColumnView } from '#domain/report/report-board.server.ts'
import type { BulkOffer } from '#domain/reward/bulk/bulk-offer.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { useQueueKeys } from '../keys/list-keys.ts'
import { usePath, useWords } from '../locale.tsx'
import { LayoutLinks } from './board/layout-links.tsx'
import { ReportBoard } from './board/report-board.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkResults } from './bulk/bulk-results.tsx'
import { BulkStep } from './bulk/bulk-step.tsx'
import { useBulkAnswer } from './bulk/use-bulk-answer.ts'
import { ReportListFilters } from './report-list-filters.tsx'
import { ReportQueue } from './report-queue.tsx'
import { useKeptList } from './use-kept-list.ts'

type ReportListPageProps = {
  area: 'hello' | 'company'
  title: string
  hint: string
  list: Inbox
  /** In place of the list, where the reader wants the board. */
  board: { columns: readonly BoardColumnView[]; news: readonly string[] } | null
  size: number
  /** Whether the reader may take the list along. */
  mayExport: boolean
  programs: readonly { id: string; title: string }[]
  /** What the reader may do with several of them at once. */
  bulk: BulkOffer
  /** Who may hold a report; the platform team alone asks. */
  assignees?: readonly { id: string; username: string }[]
  /** Replaces the list while there is nothing in it. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage(props: ReportListPageProps) {
  const { area, title, hint, list, board, size, mayExport, programs, bulk, assignees, empty } = props
  useQueueKeys()
  useKeptList(list, `/${area}/reports/detail`)
  const { step, done, ticked } = useBulkAnswer()
  const choosing = !board && list.total > 0 && (bulk.acts.length > 0 || mayExport)
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
    <div className="dense-page">
      <PageHeader
        dense
        title={title}
        subtitle={hint}
        actions={
          <>
            <ButtonLink size="sm" to={usePath()(`/${area}/canned-answers`)}>
              {useWords(cannedWords).title}
            </ButtonLink>
            <LayoutLinks />
            {mayExport && list.total > 0 && <ExportForm total={list.total} />}
          </>
        }
      />
      {programs.length === 0 ? (
        nothing
      ) : (
        <>
          <ReportListFilters
            area={area}
            root={`/${area}/reports`}
            programs={programs}
            {...(assignees && { assignees })}
          />
          {done && <BulkResults area={area} results={done.results} />}
          {step && <BulkStep key={step.act} {...{ area, ...step }} lines={list.rows} people={bulk.people} />}
          {board ? (
            <ReportBoard area={area} {...board} />
          ) : (
            <div className="group/bulk">
              <ListPanel list={list} things="reports" size={size}>
                {list.total === 0 ? (
                  nothing
                ) : (
                  <ReportQueue
                    area={area}
                    rows={list.rows}
                    news={list.news}
                    ticked={choosing ? ticked : undefined}
                  />
                )}
              </ListPanel>
              {choosing && !step && (
                <BulkBar acts={bulk.acts} mayExport={mayExport} rows={list.rows.length} done={done} />
              )}
            </div>
          )}
        </>
      )}
    </div>
  )
}
