import { useLoaderData } from 'react-router'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { type NpwpInQueue, npwpQueueSeenBy } from '#domain/company/npwp-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { sizeFrom } from '#kernel/paging.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { leadToStart } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { ListPanel } from '#web/parts/list-panel.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { NpwpBadge } from '#web/parts/npwp-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(npwpWords, (words) => words.queue.title)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  const queue = await npwpQueueSeenBy(actor, { decided, from: asked.get('from'), size })
  leadToStart(queue, url)
  return { decided, queue, size }
})

export default function NpwpQueue() {
  const { decided, queue, size } = useLoaderData<typeof loader>()
  const { queue: words } = useWords(npwpWords)
  const path = usePath()
  const columns = useColumns(decided)
  const [title, text] = decided
    ? [words.decidedEmpty, words.decidedEmptyText]
    : [words.empty, words.emptyText]
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Tabs
        label={words.title}
        items={[
          { to: path('/hello/npwp'), label: words.waiting, current: !decided },
          { to: path('/hello/npwp?show=decided'), label: words.decided, current: decided },
        ]}
      />
      <ListPanel list={queue} size={size}>
        <Table
          caption={words.caption}
          rows={queue.rows}
          rowKey={({ companyId }) => companyId}
          empty={<EmptyState title={title}>{text}</EmptyState>}
          columns={columns}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(decided: boolean): Column<NpwpInQueue>[] {
  const { queue: words, fields, submittedAt, state } = useWords(npwpWords)
  const locale = useLocale()
  const path = usePath()
  const decision: Column<NpwpInQueue>[] = decided
    ? [
        {
          key: 'decided',
          header: words.decidedAt,
          cell: ({ decidedAt }) => decidedAt && momentText(decidedAt, locale),
        },
      ]
    : []
  return [
    { key: 'company', header: words.company, main: true, cell: ({ company }) => company },
    {
      key: 'number',
      header: fields.number,
      cell: ({ number }) => <span className="font-mono">{spacedNpwp(number)}</span>,
    },
    { key: 'at', header: submittedAt, cell: (row) => momentText(row.submittedAt, locale) },
    ...decision,
    { key: 'state', header: state, cell: (row) => <NpwpBadge state={row.state} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ companyId, company }) => (
        <ButtonLink size="sm" to={path(`/hello/npwp/${companyId}`)} aria-label={words.checkOf({ company })}>
          {decided ? words.look : words.check}
        </ButtonLink>
      ),
    },
  ]
}
