import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { TopUpView } from '#domain/reward/top-up/top-up-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { Amounts } from '#web/parts/reward/tax-lines.tsx'
import { TopUpBadge } from '#web/parts/reward/top-up-badge.tsx'

/** The owner's requests and what became of them. */
export function TopUpRequests({ requests }: { requests: CountedPage<TopUpView> }) {
  const words = useWords(moneyWords)
  return (
    <Panel
      title={words.topUp.requests}
      id="top-ups"
      flush
      footer={
        requests.total > 0 && (
          <ListFoot {...requests} at={{ start: 'top-ups', id: 'top-ups' }} label={words.topUp.requests} />
        )
      }
    >
      <Table
        caption={words.topUp.requests}
        rows={requests.rows}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{words.topUp.empty}</p>}
        columns={useColumns()}
      />
    </Panel>
  )
}

function useColumns(): Column<TopUpView>[] {
  const words = useWords(moneyWords)
  const locale = useLocale()
  return [
    {
      key: 'reference',
      header: words.reference,
      main: true,
      cell: ({ reference }) => <span className="font-mono break-all">{reference}</span>,
    },
    {
      key: 'at',
      header: words.at,
      nowrap: true,
      cell: ({ requestedAt }) => dateText(requestedAt, locale),
    },
    {
      key: 'status',
      header: words.status,
      cell: ({ status, refuseReason, reversed }) => (
        <span className="grid justify-items-start gap-1">
          <TopUpBadge status={status} />
          {reversed && (
            <span className="text-xs text-ink-soft">
              {words.reverse.back({ amount: formatRupiah(reversed) })}
            </span>
          )}
          {refuseReason && <span className="text-xs text-ink-soft">{refuseReason}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      header: words.amount,
      numeric: true,
      cell: ({ amount, received, status }) => (
        <Amounts amount={amount} received={status === 'requested' ? null : received} />
      ),
    },
  ]
}
