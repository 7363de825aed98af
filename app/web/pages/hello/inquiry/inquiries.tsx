import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { inquiryStates, inquiryTopics } from '#domain/inquiry/inquiry.ts'
import {
  type InquiryInList,
  inquiriesSeenBy,
  inquiryFilterOf,
} from '#domain/inquiry/inquiry-queries.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { contactWords } from '#i18n/contact.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { inquiriesFile } from '#web/http/csv/team-csv.ts'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { InquiryBadge } from './inquiry-badge.tsx'

export const meta = pageTitle(inquiriesWords, (words) => words.title)

export const middleware = [...inquiriesFile.middleware]
export const action = inquiriesFile.action
export const headers = inquiriesFile.headers

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const list = await inquiriesSeenBy(actor, inquiryFilterOf(asked), { from: asked.get('from'), size })
  leadToStart(list, url)
  return { list, size }
})

export default function Inquiries() {
  const { list, size } = useLoaderData<typeof loader>()
  const words = useWords(inquiriesWords)
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={list.total > 0 && <ExportForm total={list.total} />}
      />
      <InquiryFilters />
      <ListPanel list={list} size={size}>
        <Table
          caption={words.caption}
          columns={useColumns()}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={
            <ListEmpty root="/hello/inquiries" title={words.empty.title}>
              {words.empty.text}
            </ListEmpty>
          }
        />
      </ListPanel>
    </div>
  )
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

/** Narrows the list of inquiries. */
function InquiryFilters() {
  const { filter, states } = useWords(inquiriesWords)
  const { topics } = useWords(contactWords)
  return (
    <ListFilters root={usePath()('/hello/inquiries')} words={filter} names={['q', 'topic', 'state']}>
      <FilterText name="q" label={filter.q} maxLength={150} placeholder={filter.qHint} />
      <FilterChoice
        name="topic"
        label={filter.topic}
        all={filter.allTopics}
        options={choicesOf(inquiryTopics, topics)}
      />
      <FilterChoice
        name="state"
        label={filter.state}
        all={states.open}
        options={choicesOf(inquiryStates, states)}
      />
    </ListFilters>
  )
}
