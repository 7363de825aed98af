import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { pageFrom, sizeFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Tabs } from '@cakrawala/ui/tabs'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { type Inbox, listReportsWithNews } from '#domain/notification/report-news.server.ts'
import { communityFeed } from '#domain/publication/community-feed.server.ts'
import { reportProgramsSeenBy } from '#domain/report/report-programs.server.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { reportFiltersOf } from '#web/http/report-filters.ts'
import { CommunityFeed } from '#web/parts/community-feed.tsx'
import { useQueueKeys } from '#web/parts/keys/list-keys.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { ReportListFilters } from '#web/parts/report/report-list-filters.tsx'
import { useKeptList } from '#web/parts/report/use-kept-list.ts'
import { pageTitle } from '#web/parts/title.ts'
import { MyReportTable } from './my-report-table.tsx'

export const meta = pageTitle(myReportsWords, (words) => words.title)

export const middleware = reportsFile.middleware
export const action = reportsFile.action
export const headers = reportsFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  if (asked.get('tab') === 'komunitas') return { feed: await communityFeed(pageFrom(asked.get('page'))) }
  const size = sizeFrom(asked.get('size'), 25)
  const wanted = { from: asked.get('from'), size }
  const [reports, programs] = await Promise.all([
    listReportsWithNews(actor, reportFiltersOf(asked), wanted),
    reportProgramsSeenBy(actor),
  ])
  return { feed: null, reports, size, programs, mayExport: mayExportLists(actor) }
})

export default function Hacktivity() {
  const data = useLoaderData<typeof loader>()
  const words = useWords(myReportsWords)
  const root = usePath()('/bughunter/hacktivity')
  const tabs = [
    { to: root, label: words.tabs.mine, current: data.feed === null },
    { to: `${root}?tab=komunitas`, label: words.tabs.community, current: data.feed !== null },
  ]
  return (
    <div className="dense-page">
      <PageHeader
        title={words.title}
        actions={
          <>
            <Tabs label={words.tabs.label} items={tabs} />
            {data.feed === null && data.mayExport && data.reports.total > 0 && (
              <ExportForm total={data.reports.total} />
            )}
          </>
        }
      />
      {data.feed ? (
        <CommunityFeed
          feed={data.feed}
          pageTo={(page) => `/bughunter/hacktivity?tab=komunitas&page=${page}`}
        />
      ) : (
        <MyReports {...data} />
      )}
    </div>
  )
}

type MyReportsProps = {
  reports: Inbox
  size: number
  programs: readonly { id: string; title: string }[]
}

function MyReports({ reports, size, programs }: MyReportsProps) {
  useQueueKeys()
  useKeptList(reports, '/bughunter/hacktivity')
  return (
    <>
      {programs.length > 0 && (
        <ReportListFilters area="bughunter" root="/bughunter/hacktivity" programs={programs} />
      )}
      {reports.rows.length > 0 ? (
        <Panel flush footer={<ListFoot {...reports} things="reports" size={size} />}>
          <MyReportTable rows={reports.rows} news={reports.news} />
        </Panel>
      ) : (
        <Nothing />
      )}
    </>
  )
}

function Nothing() {
  const { empty } = useWords(myReportsWords)
  const path = usePath()
  return (
    <ListEmpty
      root="/bughunter/hacktivity"
      title={empty.title}
      action={
        <ButtonLink to={path('/bughunter/programs')} variant="primary">
          {empty.action}
        </ButtonLink>
      }
    >
      {empty.text}
    </ListEmpty>
  )
}
