import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ReactNode } from 'react'
import type { BulkOffer } from '#domain/reward/bulk/bulk-offer.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import type { ReportListFacts } from '#web/http/report-list.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { useQueueKeys } from '../keys/list-keys.ts'
import { usePath, useWords } from '../locale.tsx'
import { LayoutLinks } from './board/layout-links.tsx'
import { ReportBoard } from './board/report-board.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkResults } from './bulk/bulk-results.tsx'
import { BulkStep } from './bulk/bulk-step.tsx'
import { useBulkAnswer } from './bulk/use-bulk-answer.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { ReportListFilters } from './report-list-filters.tsx'
import { ReportQueue } from './report-queue.tsx'
import { UnreadMarker } from './report-status-badge.tsx'
import { LostFilters, ReportViews } from './report-views.tsx'
import { useKeptList } from './use-kept-list.ts'

type ReportListPageProps = ReportListFacts & {
  area: 'hello' | 'company'
  title: string
  hint: string
  /** What the reader may do with several of them at once. */
  bulk: BulkOffer
  /** Replaces the list while there is nothing in it. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The page of a list of reports for those who work on them. */
export function ReportListPage(props: ReportListPageProps) {
  const { area, title, hint, list, board, size, mayExport, programs, bulk, empty } = props
  const root = `/${area}/reports`
  const path = usePath()
  const { title: answers } = useWords(cannedWords)
  const words = useWords(reportQueueWords)
  useQueueKeys()
  useKeptList(list, `/${area}/reports/detail`)
  const { step, done, ticked } = useBulkAnswer()
  const choosing = !board && list.total > 0 && (bulk.acts.length > 0 || mayExport)
  const nothing = (
    <ListEmpty
      root={`${root}?view=all`}
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
          programs.length > 0 && (
            <>
              <ReportViews {...props} root={root} />
              <LayoutLinks />
              {!board && <ColumnChooser {...props} />}
              <ButtonLink size="sm" to={path(`/${area}/canned-answers`)}>
                {answers}
              </ButtonLink>
              {mayExport && list.total > 0 && <ExportForm total={list.total} />}
            </>
          )
        }
      />
      <LostFilters view={props.view} />
      {programs.length === 0 ? (
        nothing
      ) : (
        <>
          <ReportListFilters {...props} root={root} />
          {done && <BulkResults area={area} results={done.results} />}
          {step && <BulkStep key={step.act} {...{ area, ...step }} lines={list.rows} people={bulk.people} />}
          {board ? (
            <ReportBoard area={area} {...board} marker={<UnreadMarker says={words.news} />} />
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
                    columns={props.columns}
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
