import type { MoneyLine } from '#domain/reward/payout/money-ledger.server.ts'
import { momentText } from '#i18n/moment.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { Page } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { L, useLocale, usePath, useWords } from '../locale.tsx'

/** Every movement of a bughunter's money, newest first. */
export function MoneyLedger({ ledger }: { ledger: Page<MoneyLine> }) {
  const { own } = useWords(payoutWords)
  const { pages } = useWords(rewardWords)
  const path = usePath()
  return (
    <Panel
      title={own.ledger}
      id="money"
      flush
      footer={
        <Pager
          page={ledger.page}
          pages={ledger.pages}
          pageTo={(page) => path(`/bughunter/profile/reward?money=${page}#money`)}
          label={`${own.ledger}: ${pages.label}`}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          summary={pages.summary({ total: ledger.total })}
        />
      }
    >
      <Table
        caption={own.ledger}
        rows={ledger.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={own.ledgerEmpty.title}>{own.ledgerEmpty.text}</EmptyState>}
        columns={useColumns()}
      />
    </Panel>
  )
}

function useColumns(): Column<MoneyLine>[] {
  const { own, kinds, at: when } = useWords(payoutWords)
  const { own: rewardOwn } = useWords(rewardWords)
  const locale = useLocale()
  const signed = (amount: bigint) =>
    amount === 0n ? null : `${amount > 0n ? '+' : '−'}${formatRupiah(amount < 0n ? -amount : amount)}`
  return [
    { key: 'what', header: own.what, main: true, cell: ({ kind }) => kinds[kind] },
    {
      key: 'report',
      header: rewardOwn.report,
      nowrap: true,
      cell: ({ reportHash, reportId, reportCode }) =>
        reportHash && (
          <L
            to={`/bughunter/hacktivity/${reportHash}/${reportId}`}
            className="font-mono text-samudra-text hover:underline"
          >
            {reportCode}
          </L>
        ),
    },
    { key: 'at', header: when, nowrap: true, cell: ({ at }) => momentText(at, locale) },
    { key: 'payable', header: own.change, numeric: true, cell: ({ payable }) => signed(payable) },
    { key: 'inPayout', header: own.inPayout, numeric: true, cell: ({ inPayout }) => signed(inPayout) },
  ]
}
