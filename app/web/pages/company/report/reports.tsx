import { Button } from '@cakrawala/ui/button'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { bulkOfferFor } from '#domain/reward/bulk/bulk-offer.server.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { readsReports } from '#web/http/company-guards.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { listedReports } from '#web/http/listed-reports.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { bulkAction } from '#web/parts/report/bulk/bulk-acts.server.ts'
import { ReportListPage } from '#web/parts/report/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [readsReports, ...reportsFile.middleware]
export const action = reportsFile.or(bulkAction)
export const headers = reportsFile.headers
export const meta = pageTitle(reportQueueWords, ({ titles }) => titles.inbox)

export const loader = load(async ({ actor, url }) => {
  const [listed, programs, bulk] = await Promise.all([
    listedReports(actor, url),
    reportProgramsSeenBy(actor),
    bulkOfferFor(actor),
  ])
  return { ...listed, programs, bulk, mayExport: mayExportLists(actor) }
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
