import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { listedReports } from '#web/http/listed-reports.ts'
import { load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { bulkAction } from '#web/parts/report/bulk/bulk-acts.server.ts'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.queue)

export const middleware = reportsFile.middleware
export const action = reportsFile.or(bulkAction)
export const headers = reportsFile.headers

export const loader = load(async ({ actor, url }) => {
  const [listed, programs, bulk] = await Promise.all([
    listedReports(actor, url),
    reportProgramsSeenBy(actor),
    bulkOfferFor(actor),
  ])
  return { ...listed, programs, bulk, mayExport: mayExportLists(actor) }
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
