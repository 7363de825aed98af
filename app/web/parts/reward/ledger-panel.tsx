import type { ReactNode } from 'react'
import { momentText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import type { Page } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { L, useLocale, usePath, useWords } from '../locale.tsx'

/** A line of a ledger of a bughunter, of points or of money. */
type LedgerLine = {
  id: string
  at: Date
  reportId: string | null
  reportHash: string | null
  reportCode: string | null
}

type LedgerPanelProps<Line extends LedgerLine> = {
  ledger: Page<Line>
  /** Its place on the page, and the name of its page number in the address. */
  at: { id: string; page: string }
  words: { title: string; pages: string; empty: { title: string; text: string } }
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
  const { pages } = useWords(rewardWords)
  const path = usePath()
  const { title, empty } = words
  return (
    <Panel
      title={title}
      id={at.id}
      flush
      actions={actions}
      footer={
        <Pager
          page={ledger.page}
          pages={ledger.pages}
          pageTo={(page) => path(`/bughunter/profile/reward?${at.page}=${page}#${at.id}`)}
          label={words.pages}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          summary={pages.summary({ total: ledger.total })}
        />
      }
    >
      <Table
        caption={title}
        rows={ledger.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        columns={columns}
      />
    </Panel>
  )
}

/** Of which report a line tells, and when it was written. */
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
            className="font-mono text-samudra-text hover:underline"
          >
            {reportCode}
          </L>
        ),
    },
    { key: 'at', header: own.at, nowrap: true, cell: ({ at }) => momentText(at, locale) },
  ]
}
