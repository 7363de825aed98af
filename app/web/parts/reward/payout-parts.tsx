import { Table } from '@cakrawala/ui/table'
import type { PayoutLine } from '#domain/reward/payout/payout-view.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useWords } from '../locale.tsx'

type Props = {
  parts: readonly PayoutLine[]
  /** Where a report is read by its id, for those who look into what they pay. */
  reports?: string
}

/** The rewards, prizes and retests a payout consists of. */
export function PayoutParts({ parts, reports }: Props) {
  const words = useWords(payoutWords)
  return (
    <Table
      caption={words.parts}
      rows={parts}
      rowKey={({ kind, name, round }) => `${kind} ${name} ${round}`}
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

function PartName({ part, reports }: { part: PayoutLine; reports: string | undefined }) {
  const words = useWords(payoutWords)
  const { kind, reportId, name, round } = part
  if (kind === 'prize') return <span className="wrap-anywhere">{name}</span>
  const label = round === null ? name : words.retest({ code: name, round })
  const code = <span className="font-mono whitespace-nowrap">{label}</span>
  if (!reports || !reportId) return code
  return (
    <L to={`${reports}/${reportId}`} className="text-samudra-text hover:underline">
      {code}
    </L>
  )
}
