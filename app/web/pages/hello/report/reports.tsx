import { useLoaderData } from 'react-router'
import { bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { reportListFacts } from '#web/http/report-list.ts'
import { useWords } from '#web/parts/locale.tsx'
import { listActs } from '#web/parts/report/list-acts.server.ts'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.queue)

export const middleware = reportsFile.middleware
const root = '/hello/reports'
export const action = reportsFile.or(listActs(root))
export const headers = reportsFile.headers

export const loader = load(async (visit) => {
  const [facts, bulk] = await Promise.all([
    reportListFacts(visit, { root, usual: 'mine_first' }),
    bulkOfferFor(visit.actor),
  ])
  return { ...facts, bulk }
})

/** The work queue of the platform team. */
export default function HelloReports() {
  const { titles, queueHint, emptyQueue } = useWords(reportQueueWords)
  const shown = useLoaderData<typeof loader>()
  return <ReportListPage area="hello" title={titles.queue} hint={queueHint} empty={emptyQueue} {...shown} />
}
