import { sizeFrom } from '@cakrawala/paging/paging'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { listReportsWithNews } from '#domain/notification/report-news.server.ts'
import { assigneesSeenBy } from '#domain/report/report-assignees.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { reportFiltersOf } from '#web/http/report-filters.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.queue)

export const middleware = reportsFile.middleware
export const action = reportsFile.action
export const headers = reportsFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const filters = reportFiltersOf(asked)
  const size = sizeFrom(asked.get('size'), 25)
  const [list, programs, assignees] = await Promise.all([
    listReportsWithNews(
      actor,
      { ...filters, sort: filters.sort ?? 'mine_first' },
      { from: asked.get('from'), size },
    ),
    reportProgramsSeenBy(actor),
    assigneesSeenBy(actor),
  ])
  return { list, size, programs, assignees, mayExport: mayExportLists(actor) }
})

/** The work queue of the platform team. */
export default function HelloReports() {
  const { titles, queueHint, emptyQueue } = useWords(reportQueueWords)
  return (
    <ReportListPage
      area="hello"
      title={titles.queue}
      hint={queueHint}
      empty={emptyQueue}
      {...useLoaderData<typeof loader>()}
    />
  )
}
