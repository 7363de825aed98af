import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { LedgerLine } from '#domain/reward/ledger-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { ExportForm } from '#web/parts/log-export.tsx'

/** What moved in the company's balance, newest first. */
export function Movements({ ledger }: { ledger: CountedPage<LedgerLine> }) {
  const words = useWords(moneyWords)
  return (
    <Panel
      title={words.movements}
      id="movements"
      actions={ledger.total > 0 && <ExportForm total={ledger.total} />}
      flush
      footer={
        ledger.total > 0 && (
          <ListFoot {...ledger} at={{ start: 'from', id: 'movements' }} label={words.movements} />
        )
      }
    >
      <Table
        caption={words.movements}
        rows={ledger.rows}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{words.movementsEmpty}</p>}
        columns={useColumns()}
      />
    </Panel>
  )
}

function Change({ amount }: { amount: bigint }) {
  if (amount === 0n) return <span className="text-ink-soft">{formatRupiah(amount)}</span>
  return amount > 0n ? (
    <span className="text-daun-text">+{formatRupiah(amount)}</span>
  ) : (
    <span>−{formatRupiah(-amount)}</span>
  )
}

function useColumns(): Column<LedgerLine>[] {
  const words = useWords(moneyWords)
  const locale = useLocale()
  return [
    { key: 'what', header: words.what, main: true, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'report',
      header: words.report,
      nowrap: true,
      cell: ({ reportId, reportCode }) =>
        reportId && (
          <L
            to={`/company/reports/detail/${reportId}`}
            className="font-mono text-samudra-text hover:underline max-md:-my-3.5 max-md:inline-block max-md:py-3.5"
          >
            {reportCode}
          </L>
        ),
    },
    { key: 'at', header: words.at, nowrap: true, cell: ({ at }) => momentText(at, locale) },
    {
      key: 'available',
      header: words.available,
      numeric: true,
      cell: ({ available }) => <Change amount={available} />,
    },
    {
      key: 'reserved',
      header: words.reserved,
      numeric: true,
      cell: ({ reserved }) => <Change amount={reserved} />,
    },
  ]
}
