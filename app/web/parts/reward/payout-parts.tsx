import type { PayoutLine } from '#domain/reward/payout/payout-view.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { Table } from '#ui/table.tsx'
import { L, useWords } from '../locale.tsx'

type Props = {
  parts: readonly PayoutLine[]
  /** Where a report is read by its id, for those who look into what they pay. */
  reports?: string
}

/** The rewards and prizes a payout consists of. */
export function PayoutParts({ parts, reports }: Props) {
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
          cell: (part) => <PartName part={part} reports={reports} />,
        },
        { key: 'scheme', header: words.scheme, cell: ({ scheme }) => words.schemes[scheme] },
        { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
      ]}
    />
  )
}

function PartName({ part: { reportId, name }, reports }: { part: PayoutLine; reports: string | undefined }) {
  if (!reportId) return <span className="wrap-anywhere">{name}</span>
  const code = <span className="font-mono whitespace-nowrap">{name}</span>
  if (!reports) return code
  return (
    <L to={`${reports}/${reportId}`} className="text-samudra-text hover:underline">
      {code}
    </L>
  )
}
