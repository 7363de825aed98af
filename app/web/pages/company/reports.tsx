import { useLoaderData } from 'react-router'
import { reportsSeenBy } from '#domain/report/report-lists.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { deskWords } from '#i18n/report-desk.ts'
import { now } from '#kernel/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { readsReports } from '#web/http/company-guards.ts'
import { load } from '#web/http/open.ts'
import { reportFiltersOf } from '#web/http/report-filters.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ReportListPage } from '#web/parts/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [readsReports]
export const meta = pageTitle(deskWords, ({ titles }) => titles.inbox)

export const loader = load(async ({ actor, url }) => {
  const [list, programs] = await Promise.all([
    reportsSeenBy(actor, { ...reportFiltersOf(url.searchParams), sort: 'mine_first' }),
    reportProgramsSeenBy(actor),
  ])
  return { list, programs, present: now() }
})

/** The reports of a company, those that wait for it first. */
export default function CompanyReports() {
  const { titles, inboxHint, emptyInbox } = useWords(deskWords)
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
      empty={
        <EmptyState title={emptyInbox.title} action={programs}>
          {emptyInbox.text}
        </EmptyState>
      }
      {...useLoaderData<typeof loader>()}
    />
  )
}
