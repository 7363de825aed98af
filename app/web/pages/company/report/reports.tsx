import { Button } from '@cakrawala/ui/button'
import { useLoaderData } from 'react-router'
import { bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { readsReports } from '#web/http/company-guards.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { reportListFacts } from '#web/http/report-list.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { listActs } from '#web/parts/report/list-acts.server.ts'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [readsReports, ...reportsFile.middleware]
const root = '/company/reports'
export const action = reportsFile.or(listActs(root))
export const headers = reportsFile.headers
export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.inbox)

export const loader = load(async (visit) => {
  const [facts, bulk] = await Promise.all([
    reportListFacts(visit, { root, usual: 'mine_first' }),
    bulkOfferFor(visit.actor),
  ])
  return { ...facts, bulk }
})

/** The reports of a company, those that wait for it first. */
export default function CompanyReports() {
  const { titles, inboxHint, emptyInbox } = useWords(reportQueueWords)
  const programs = (
    <Button variant="primary" to={usePath()('/company/programs')}>
      {emptyInbox.action}
    </Button>
  )
  return (
    <ReportListPage
      area="company"
      title={titles.inbox}
      hint={inboxHint}
      empty={{ ...emptyInbox, action: programs }}
      {...useLoaderData<typeof loader>()}
    />
  )
}
