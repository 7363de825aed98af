import type { CountedPage } from '@cakrawala/paging/paging'
import type { Column } from '@cakrawala/ui/table'
import type { MoneyLine } from '#domain/reward/payout/money-ledger.server.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { ExportForm } from '#web/parts/log-export.tsx'
import { useWords } from '../locale.tsx'
import { LedgerPanel, useLineColumns } from './ledger-panel.tsx'

/** Every movement of a bughunter's money. */
export function MoneyLedger({ ledger, mayExport }: { ledger: CountedPage<MoneyLine>; mayExport: boolean }) {
  const { ledger: title, ledgerEmpty: empty } = useWords(ownPayoutWords).own
  return (
    <LedgerPanel
      ledger={ledger}
      at={{ id: 'money', start: 'money' }}
      words={{ title, empty }}
      columns={useColumns()}
      actions={mayExport && ledger.total > 0 && <ExportForm list="ledger" total={ledger.total} />}
    />
  )
}

function useColumns(): Column<MoneyLine>[] {
  const { own } = useWords(ownPayoutWords)
  const { kinds } = useWords(payoutWords)
  const signed = (amount: bigint) =>
    amount === 0n ? null : `${amount > 0n ? '+' : '−'}${formatRupiah(amount < 0n ? -amount : amount)}`
  return [
    { key: 'what', header: own.what, main: true, cell: ({ kind }) => kinds[kind] },
    ...useLineColumns(),
    { key: 'payable', header: own.change, numeric: true, cell: ({ payable }) => signed(payable) },
    { key: 'inPayout', header: own.inPayout, numeric: true, cell: ({ inPayout }) => signed(inPayout) },
  ]
}
