import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { Tabs } from '@cakrawala/ui/tabs'
import { useLoaderData } from 'react-router'
import { type RefundInList, refundsForTeam } from '#domain/reward/refund/refund-queries.server.ts'
import { refundWords } from '#i18n/refunds.ts'
import { formatRupiah } from '#kernel/money.ts'
import { load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { RefundBadge } from '#web/parts/reward/refund-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(refundWords, (words) => words.title)
export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const decided = asked.get('show') === 'over'
  const size = sizeFrom(asked.get('size'))
  const list = await refundsForTeam(actor, { decided, size, from: asked.get('from') })
  leadToStart(list, url)
  return { decided, size, list }
})

export default function Refunds() {
  const { decided, size, list } = useLoaderData<typeof loader>()
  const { title, team } = useWords(refundWords)
  const path = usePath()
  const none = decided ? team.overEmpty : team.empty
  return (
    <div className="grid gap-6">
      <PageHeader title={title} subtitle={team.hint} />
      <Tabs
        label={title}
        items={[
          { to: path('/hello/refunds'), label: team.waiting, current: !decided },
          { to: path('/hello/refunds?show=over'), label: team.over, current: decided },
        ]}
      />
      <ListPanel list={list} size={size}>
        <Table
          caption={title}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={none.title}>{none.text}</EmptyState>}
          columns={useColumns()}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<RefundInList>[] {
  const words = useWords(refundWords)
  return [
    {
      key: 'company',
      header: words.company,
      main: true,
      cell: ({ id, company }) => (
        <L to={`/hello/refunds/${id}`} className="text-samudra-text hover:underline">
          {company}
        </L>
      ),
    },
    {
      key: 'account',
      header: words.account,
      cell: ({ providerName, number }) => `${providerName} ${number}`,
    },
    { key: 'state', header: words.state, cell: ({ state }) => <RefundBadge state={state} /> },
    { key: 'at', header: words.at, nowrap: true, cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
  ]
}
