import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import {
  type DownloadLine,
  downloadsSeenBy,
  exportDownloads,
} from '#domain/publication/download-queries.server.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { executiveDownloadWords } from '#i18n/publication.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { csvFile, csvForm, csvMoment } from '#web/http/csv/csv.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

const download = csvForm(async ({ actor, locale }, form) => {
  if (form.get('intent') !== 'export') refuse('invalid_input')
  const exported = await exportDownloads(actor)
  const name = `${wordsIn(executiveDownloadWords, locale).downloads.file}-${jakartaDay(now())}`
  return { name, body: await csvFile(downloadCsv(locale), exported, locale) }
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(executiveDownloadWords, (words) => words.downloads.title)
export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const downloads = await downloadsSeenBy(actor, { from: url.searchParams.get('from'), size })
  leadToStart(downloads, url)
  return { downloads, size }
})

function downloadCsv(locale: Locale): CsvColumns<DownloadLine> {
  const { columns } = wordsIn(executiveDownloadWords, locale).downloads
  const { name, email, job, position, company, report, language, asked } = columns
  return {
    head: [asked, name, email, job, position, company, report, language],
    line: (line) => [
      ...[csvMoment(line.askedAt), line.name, line.email, line.job, line.position],
      ...[line.company, line.title, line.locale],
    ],
  }
}

export default function PublicationDownloads() {
  const { downloads, size } = useLoaderData<typeof loader>()
  const { downloads: words } = useWords(executiveDownloadWords)
  const { back } = useWords(articleQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        breadcrumb={[{ to: path('/hello/publications'), label: back }, { label: words.title }]}
        breadcrumbLabel={back}
      />
      <ListPanel list={downloads} size={size}>
        <Table
          caption={words.caption}
          columns={useColumns()}
          rows={downloads.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
        />
      </ListPanel>
      {downloads.total > 0 && (
        <ActForm intent="export" reloadDocument className="flex flex-wrap items-center gap-4">
          <SubmitButton variant="secondary">{words.export}</SubmitButton>
          <span className="text-ink-soft">{words.exportText}</span>
        </ActForm>
      )}
    </div>
  )
}

function useColumns(): Column<DownloadLine>[] {
  const { columns } = useWords(executiveDownloadWords).downloads
  const plain = (text: string) => <span className="wrap-anywhere">{text}</span>
  return [
    { key: 'name', header: columns.name, main: true, cell: ({ name }) => plain(name) },
    { key: 'email', header: columns.email, cell: ({ email }) => plain(email) },
    { key: 'job', header: columns.job, cell: ({ job }) => plain(job) },
    { key: 'position', header: columns.position, cell: ({ position }) => plain(position) },
    { key: 'company', header: columns.company, cell: ({ company }) => plain(company) },
    { key: 'report', header: columns.report, cell: ({ title }) => plain(title) },
    { key: 'language', header: columns.language, cell: ({ locale }) => locale },
    { key: 'asked', header: columns.asked, nowrap: true, cell: ({ askedAt }) => <Moment at={askedAt} /> },
  ]
}
