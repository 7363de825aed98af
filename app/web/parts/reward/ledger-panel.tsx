import { ListPanel } from '@cakrawala/page-parts/list-panel'
import type { CountedPage } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import { momentText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import { L, useLocale, useWords } from '../locale.tsx'

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
