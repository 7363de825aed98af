import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { pageFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Tabs } from '@cakrawala/ui/tabs'
import { useLoaderData } from 'react-router'
import { communityFeed } from '#domain/publication/community-feed.server.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { act, load } from '#web/http/open.ts'
import { type ReportListFacts, reportListFacts } from '#web/http/report-list.ts'
import { actOnViews } from '#web/http/report-views.ts'
import { CommunityFeed } from '#web/parts/community-feed.tsx'
import { useQueueKeys } from '#web/parts/keys/list-keys.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { ColumnChooser } from '#web/parts/report/column-chooser.tsx'
import { ReportListFilters } from '#web/parts/report/report-list-filters.tsx'
import { LostFilters, ReportViews } from '#web/parts/report/report-views.tsx'
import { useKeptList } from '#web/parts/report/use-kept-list.ts'
import { pageTitle } from '#web/parts/title.ts'
import { MyReportTable } from './my-report-table.tsx'

export const meta = pageTitle(myReportsWords, (words) => words.title)

export const middleware = reportsFile.middleware
export const action = reportsFile.or(act((visit, form) => actOnViews('/bughunter/hacktivity', visit, form)))
export const headers = reportsFile.headers

export const loader = load(async (visit) => {
  const asked = visit.url.searchParams
  if (asked.get('tab') === 'komunitas') return { feed: await communityFeed(pageFrom(asked.get('page'))) }
  return { feed: null, ...(await reportListFacts(visit, { root: '/bughunter/hacktivity', usual: 'newest' })) }
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
            {data.feed === null && data.programs.length > 0 && (
              <>
                <ReportViews {...data} area="bughunter" root="/bughunter/hacktivity" />
                <ColumnChooser {...data} area="bughunter" />
              </>
            )}
            {data.feed === null && data.mayExport && data.list.total > 0 && (
              <ExportForm total={data.list.total} />
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

function MyReports({ list, size, ...filters }: ReportListFacts) {
  useQueueKeys()
  useKeptList(list, '/bughunter/hacktivity')
  return (
    <>
      <LostFilters view={filters.view} />
      {filters.programs.length > 0 && (
        <ReportListFilters {...filters} area="bughunter" root="/bughunter/hacktivity" />
      )}
      {list.rows.length > 0 ? (
        <Panel flush footer={<ListFoot {...list} things="reports" size={size} />}>
          <MyReportTable rows={list.rows} news={list.news} columns={filters.columns} />
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
      root="/bughunter/hacktivity?view=all"
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
