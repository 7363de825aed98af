import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { pageFrom, sizeFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { Tabs } from '@cakrawala/ui/tabs'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { type Inbox, listReportsWithNews } from '#domain/notification/report-news.server.ts'
import { communityFeed } from '#domain/publication/community-feed.server.ts'
import { stages } from '#domain/report/report-lifecycle.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { reportWords } from '#i18n/report.ts'
import { bands } from '#kernel/risk-level.ts'
import { reportsFile } from '#web/http/csv/report-csv.ts'
import { load } from '#web/http/open.ts'
import { CommunityFeed } from '#web/parts/community-feed.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { MyReportTable } from './my-report-table.tsx'

export const meta = pageTitle(myReportsWords, (words) => words.title)

export const middleware = reportsFile.middleware
export const action = reportsFile.action
export const headers = reportsFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  if (asked.get('tab') === 'komunitas') return { feed: await communityFeed(pageFrom(asked.get('page'))) }
  const stage = stages.find((one) => one === asked.get('stage'))
  const severity = bands.find((one) => one === asked.get('severity'))
  const search = (asked.get('search') ?? '').trim().slice(0, 200)
  const size = sizeFrom(asked.get('size'))
  const unread = asked.get('unread') === 'true' || undefined
  const wanted = { from: asked.get('from'), size }
  const reports = await listReportsWithNews(actor, { stage, severity, search, unread }, wanted)
  const mayExport = mayExportLists(actor)
  return {
    feed: null,
    reports,
    size,
    mayExport,
    filter: { stage: stage ?? '', severity: severity ?? '', search, unread: unread ? 'true' : '' },
  }
})

export default function Hacktivity() {
  const data = useLoaderData<typeof loader>()
  const words = useWords(myReportsWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        actions={
          data.feed === null &&
          data.mayExport &&
          data.reports.total > 0 && <ExportForm total={data.reports.total} />
        }
      />
      <Tabs
        label={words.tabs.label}
        items={[
          { to: path('/bughunter/hacktivity'), label: words.tabs.mine, current: data.feed === null },
          {
            to: path('/bughunter/hacktivity?tab=komunitas'),
            label: words.tabs.community,
            current: data.feed !== null,
          },
        ]}
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
  filter: ListFilter
}

function MyReports({ reports, size, filter }: MyReportsProps) {
  const filtered = Object.values(filter).some((value) => value !== '')
  return (
    <>
      {(reports.total > 0 || filtered) && <ReportListFilters {...filter} />}
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

type ListFilter = { stage: string; severity: string; search: string; unread: string }

/** Narrows the list of one's own reports; a plain GET form. */
function ReportListFilters({ stage, severity, search, unread }: ListFilter) {
  const { filters } = useWords(myReportsWords)
  const words = useWords(reportWords)
  const root = usePath()('/bughunter/hacktivity')
  const levels = [...bands].reverse()
  const narrowed = [stage, severity, search, unread].some((value) => value !== '')
  return (
    <Filters
      label={filters.label}
      submitLabel={filters.submit}
      {...(narrowed ? { resetTo: root, resetLabel: filters.reset } : {})}
    >
      <Field name="search" label={filters.search}>
        <TextInput type="search" defaultValue={search} />
      </Field>
      <Field name="stage" label={filters.stage}>
        <Select
          defaultValue={stage}
          placeholder={filters.all}
          options={stages.map((value) => ({ value, label: words.stages[value] }))}
        />
      </Field>
      <Field name="severity" label={filters.severity}>
        <Select
          defaultValue={severity}
          placeholder={filters.all}
          options={levels.map((value) => ({ value, label: words.bands[value] }))}
        />
      </Field>
      <Field name="unread" label={filters.news}>
        <Select
          defaultValue={unread}
          placeholder={filters.all}
          options={[{ value: 'true', label: filters.unread }]}
        />
      </Field>
    </Filters>
  )
}
