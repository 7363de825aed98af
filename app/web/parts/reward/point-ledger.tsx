import type { PointLine } from '#domain/reward/points-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import type { Page } from '#kernel/paging.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { L, useLocale, usePath, useWords } from '../locale.tsx'

/** Every entry of a bughunter's points, newest first. */
export function PointLedger({ ledger }: { ledger: Page<PointLine> }) {
  const { own, pages } = useWords(rewardWords)
  const path = usePath()
  return (
    <Panel
      title={own.ledger}
      id="points"
      flush
      footer={
        <Pager
          page={ledger.page}
          pages={ledger.pages}
          pageTo={(page) => path(`/bughunter/profile/reward?page=${page}#points`)}
          label={pages.label}
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

function useColumns(): Column<PointLine>[] {
  const words = useWords(rewardWords)
  const { own, rules } = words
  const locale = useLocale()
  const reason = (rule: string) =>
    Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : own.unknown
  return [
    { key: 'rule', header: own.rule, main: true, cell: ({ rule }) => reason(rule) },
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
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ points }) => (points > 0 ? `+${points}` : String(points).replace('-', '−')),
    },
  ]
}
