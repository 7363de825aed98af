import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { type Column, Table } from '@cakrawala/ui/table'
import type { PayoutInList } from '#domain/reward/payout/payouts-for-team.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { PayoutBadge } from '#web/parts/reward/payout-badge.tsx'

/** Payouts of all bughunters. */
export function PayoutTable({ rows }: { rows: readonly PayoutInList[] }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <Table
      caption={desk.title}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={desk.empty.title}>{desk.empty.text}</EmptyState>}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<PayoutInList>[] {
  const words = useWords(payoutWords)
  const { desk } = useWords(payoutQueueWords)
  return [
    {
      key: 'code',
      header: words.code,
      main: true,
      cell: ({ id, code }) => (
        <L
          to={`/hello/payouts/${id}`}
          className="font-mono whitespace-nowrap text-samudra-text hover:underline"
        >
          {code}
        </L>
      ),
    },
    { key: 'bughunter', header: desk.bughunter, cell: ({ username }) => username },
    { key: 'to', header: desk.provider, cell: ({ providerName }) => providerName },
    { key: 'at', header: words.at, nowrap: true, cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    {
      key: 'state',
      header: words.state,
      cell: ({ state, twoPeople }) => (
        <span className="flex flex-wrap gap-1">
          <PayoutBadge state={state} />
          {twoPeople && <Badge tone="highlight">{desk.twoPeople}</Badge>}
        </span>
      ),
    },
    { key: 'gross', header: words.gross, numeric: true, cell: ({ gross }) => formatRupiah(gross) },
    { key: 'net', header: words.net, numeric: true, cell: ({ net }) => formatRupiah(net) },
  ]
}
