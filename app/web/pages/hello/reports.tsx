import { useLoaderData } from 'react-router'
import { reportsSeenBy } from '#domain/report/report-lists.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { deskWords } from '#i18n/report-desk.ts'
import { now } from '#kernel/clock.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { load } from '#web/http/open.ts'
import { reportFiltersOf } from '#web/http/report-filters.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ReportListPage } from '#web/parts/report-list-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(deskWords, ({ titles }) => titles.queue)

export const loader = load(async ({ actor, url }) => {
  const [list, programs] = await Promise.all([
    reportsSeenBy(actor, { ...reportFiltersOf(url.searchParams), sort: 'mine_first', pageSize: 25 }),
    reportProgramsSeenBy(actor),
  ])
  return { list, programs, present: now() }
})

/** The work queue of the platform team. */
export default function HelloReports() {
  const { titles, queueHint, emptyQueue } = useWords(deskWords)
  return (
    <ReportListPage
      area="hello"
      title={titles.queue}
      hint={queueHint}
      empty={<EmptyState title={emptyQueue.title}>{emptyQueue.text}</EmptyState>}
      {...useLoaderData<typeof loader>()}
    />
  )
}
