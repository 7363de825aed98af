import type { PayoutLine } from '#domain/reward/payout/payout-view.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { Table } from '#ui/table.tsx'
import { useWords } from '../locale.tsx'

/** The rewards and prizes a payout consists of. */
export function PayoutParts({ parts }: { parts: readonly PayoutLine[] }) {
  const words = useWords(payoutWords)
  return (
    <Table
      caption={words.parts}
      rows={parts}
      rowKey={({ reportId, name }) => reportId ?? name}
      columns={[
        {
          key: 'part',
          header: words.part,
          main: true,
          cell: ({ reportId, name }) => (
            <span className={reportId ? 'font-mono whitespace-nowrap' : 'wrap-anywhere'}>{name}</span>
          ),
        },
        { key: 'scheme', header: words.scheme, cell: ({ scheme }) => words.schemes[scheme] },
        { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
      ]}
    />
  )
}
