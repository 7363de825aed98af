import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { type LeftPayee, leftPayeesSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { formatRupiah } from '#kernel/money.ts'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(payoutQueueWords, (words) => words.left.title)
export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const list = await leftPayeesSeenBy(actor, { from: url.searchParams.get('from'), size })
  leadToStart(list, url)
  return { list, size }
})

export default function LeftPayees() {
  const { list, size } = useLoaderData<typeof loader>()
  const { left, desk } = useWords(payoutQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={left.title}
        subtitle={left.hint}
        breadcrumb={[{ to: path('/hello/payouts'), label: desk.title }, { label: left.title }]}
        breadcrumbLabel={desk.title}
      />
      <ListPanel list={list} size={size}>
        <Table
          caption={left.title}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={left.empty.title}>{left.empty.text}</EmptyState>}
          columns={useColumns()}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<LeftPayee>[] {
  const { left, desk } = useWords(payoutQueueWords)
  return [
    {
      key: 'bughunter',
      header: desk.bughunter,
      main: true,
      cell: ({ id, username }) => (
        <L to={`/hello/accounts/${id}`} className="text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    { key: 'why', header: left.why, cell: (row) => (row.left ? left.byOwner : left.byTeam) },
    {
      key: 'since',
      header: left.since,
      nowrap: true,
      cell: ({ since }) => since && <Moment at={since} />,
    },
    { key: 'owed', header: left.owed, numeric: true, cell: ({ owed }) => formatRupiah(owed) },
  ]
}
