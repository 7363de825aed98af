import { useLoaderData, useSearchParams } from 'react-router'
import {
  type InquiryInList,
  inquiriesSeenBy,
  inquiryFilterOf,
} from '#domain/inquiry/inquiry-queries.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { contactWords } from '#i18n/contact.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { sizeFrom } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { leadToFirstPage } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { inquiriesFile } from '#web/http/sheet/team-sheets.ts'
import { ExportForm } from '#web/parts/export-form.tsx'
import { ListSizes } from '#web/parts/list-sizes.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { InquiryBadge } from './inquiry-badge.tsx'
import { InquiryFilters } from './inquiry-filters.tsx'

export const meta = pageTitle(inquiriesWords, (words) => words.title)

export const middleware = [...inquiriesFile.middleware]
export const action = inquiriesFile.action
export const headers = inquiriesFile.headers

export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const list = await inquiriesSeenBy(actor, inquiryFilterOf(url.searchParams), size)
  leadToFirstPage(list, url)
  return { ...list, size }
})

export default function Inquiries() {
  const { rows, page, pages, total, size } = useLoaderData<typeof loader>()
  const words = useWords(inquiriesWords)
  const pageTo = usePageTo()
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} actions={total > 0 && <ExportForm />} />
      <InquiryFilters />
      <Panel flush>
        <Table
          caption={words.caption}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
        />
      </Panel>
      {total > 0 && (
        <Pager
          {...{ page, pages, pageTo }}
          label={words.pages}
          previousLabel={words.previous}
          nextLabel={words.next}
          summary={words.total({ total })}
        />
      )}
      <ListSizes size={size} total={total} />
    </div>
  )
}

/** Addresses of the pages of this list, with its filters. */
function usePageTo() {
  const [search] = useSearchParams()
  const root = usePath()('/hello/inquiries')
  return (page: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(page))
    return `${root}?${query}`
  }
}

function useColumns(): Column<InquiryInList>[] {
  const { columns, nobody } = useWords(inquiriesWords)
  const { topics } = useWords(contactWords)
  return [
    { key: 'from', header: columns.from, main: true, cell: (row) => <From row={row} /> },
    { key: 'topic', header: columns.topic, cell: ({ topic }) => topics[topic] },
    { key: 'sent', header: columns.sent, nowrap: true, cell: ({ sentAt }) => <Moment at={sentAt} /> },
    { key: 'state', header: columns.state, cell: ({ state }) => <InquiryBadge state={state} /> },
    { key: 'taker', header: columns.taker, cell: ({ taker }) => taker ?? nobody },
  ]
}

function From({ row: { id, title, fullName, companyName, position } }: { row: InquiryInList }) {
  const { noTitle } = useWords(inquiriesWords)
  const { positions } = useWords(applyWords)
  return (
    <span className="grid wrap-anywhere">
      <L to={`/hello/inquiries/${id}`} className="font-semibold text-samudra-text hover:underline">
        {title ?? (position ? positions[position] : noTitle)}
      </L>
      <span className="text-sm font-normal text-ink-soft">
        {companyName ? `${fullName}, ${companyName}` : fullName}
      </span>
    </span>
  )
}
