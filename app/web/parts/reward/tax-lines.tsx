import { type Column, Table } from '@cakrawala/ui/table'
import type { TaxLine } from '#domain/reward/tax.ts'
import { moneyWords } from '#i18n/money.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '#web/parts/locale.tsx'

/** A line whose rule bears its name. */
export type NamedTaxLine = TaxLine & { rule: string }

/** What is withheld of each kind of reward, and under which rule. */
export function TaxLines({ lines }: { lines: readonly NamedTaxLine[] }) {
  const words = useWords(payoutWords)
  const triageWords = useWords(payoutQueueWords)
  const columns: Column<NamedTaxLine>[] = [
    {
      key: 'scheme',
      header: words.scheme,
      main: true,
      cell: ({ scheme, rule }) => (
        <span className="grid gap-0.5">
          {words.schemes[scheme]}
          <span className="text-xs font-normal text-ink-soft">
            {words.rule}: {rule}
          </span>
        </span>
      ),
    },
    { key: 'gross', header: words.gross, numeric: true, cell: ({ gross }) => formatRupiah(gross) },
    { key: 'base', header: words.base, numeric: true, cell: ({ base }) => formatRupiah(base) },
    { key: 'tax', header: words.tax, numeric: true, cell: ({ tax }) => formatRupiah(tax) },
  ]
  return (
    <Table
      caption={triageWords.desk.taxLines}
      rows={lines}
      rowKey={({ scheme }) => scheme}
      columns={columns}
    />
  )
}

/** What was asked for, and what came where that is another amount. */
export function Amounts({ amount, received }: { amount: bigint; received: bigint | null }) {
  const { cameIn } = useWords(moneyWords)
  if (received === null || received === amount) return formatRupiah(amount)
  return (
    <span className="grid justify-items-end gap-1">
      {formatRupiah(amount)}
      <span className="text-xs text-ink-soft">{cameIn({ amount: formatRupiah(received) })}</span>
    </span>
  )
}
