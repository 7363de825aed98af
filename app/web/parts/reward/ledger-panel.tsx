import { ListPanel } from '@cakrawala/page-parts/list-panel'
import type { CountedPage } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { MoneyLine } from '#domain/reward/payout/money-ledger.server.ts'
import { momentText } from '#i18n/moment.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'

/** A line of a ledger of a bughunter, of points or of money. */
type LedgerLine = {
  id: string
  at: Date
  reportId: string | null
  reportHash: string | null
  reportCode: string | null
}

type LedgerPanelProps<Line extends LedgerLine> = {
  ledger: CountedPage<Line>
  /** The id of its element, and the name of its cursor in the address. */
  at: { id: string; start: string }
  words: { title: string; empty: { title: string; text: string } }
  columns: Column<Line>[]
  actions?: ReactNode
}

/** Every line of a bughunter's ledger, newest first. */
export function LedgerPanel<Line extends LedgerLine>({
  ledger,
  at,
  words,
  columns,
  actions,
}: LedgerPanelProps<Line>) {
  const { title, empty } = words
  return (
    <ListPanel list={ledger} at={at} label={title} title={title} id={at.id} actions={actions}>
      <Table
        caption={title}
        rows={ledger.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        columns={columns}
      />
    </ListPanel>
  )
}

/** The report of a line, and when it was written. */
export function useLineColumns(): Column<LedgerLine>[] {
  const { own } = useWords(rewardWords)
  const locale = useLocale()
  return [
    {
      key: 'report',
      header: own.report,
      nowrap: true,
      cell: ({ reportHash, reportId, reportCode }) =>
        reportHash && (
          <L
            to={`/bughunter/hacktivity/${reportHash}/${reportId}`}
            className="font-mono whitespace-nowrap text-samudra-text hover:underline"
          >
            {reportCode}
          </L>
        ),
    },
    { key: 'at', header: own.at, nowrap: true, cell: ({ at }) => momentText(at, locale) },
  ]
}

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
    {
      key: 'inPayout',
      header: own.states.processing,
      numeric: true,
      cell: ({ inPayout }) => signed(inPayout),
    },
  ]
}
