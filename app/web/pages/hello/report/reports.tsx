import { sizeFrom } from '@cakrawala/paging/paging'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { listReportsWithNews } from '#domain/notification/report-news.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { reportFiltersOf } from '#web/http/report-filters.ts'
import { useWords } from '#web/parts/locale.tsx'
import { bulkAction } from '#web/parts/report/bulk/bulk-acts.server.ts'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.queue)

export const middleware = reportsFile.middleware
export const action = reportsFile.or(bulkAction)
export const headers = reportsFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const filters = reportFiltersOf(asked)
  const size = sizeFrom(asked.get('size'), 25)
  const [list, programs, bulk] = await Promise.all([
    listReportsWithNews(
      actor,
      { ...filters, sort: filters.sort ?? 'mine_first' },
      { from: asked.get('from'), size },
    ),
    reportProgramsSeenBy(actor),
    bulkOfferFor(actor),
  ])
  return { list, size, programs, bulk, mayExport: mayExportLists(actor) }
})

/** The work queue of the platform team. */
export default function HelloReports() {
  const { titles, queueHint, emptyQueue } = useWords(reportQueueWords)
  const shown = useLoaderData<typeof loader>()
  return (
    <ReportListPage
      area="hello"
      title={titles.queue}
      hint={queueHint}
      empty={emptyQueue}
      assignees={shown.bulk.people}
      {...shown}
    />
  )
}
