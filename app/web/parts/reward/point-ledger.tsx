import type { Column } from '@cakrawala/ui/table'
import type { PointLine } from '#domain/reward/points-queries.server.ts'
import { rewardWords } from '#i18n/reward.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { useWords } from '../locale.tsx'
import { LedgerPanel, useLineColumns } from './ledger-panel.tsx'

/** Every entry of a bughunter's points. */
export function PointLedger({ ledger }: { ledger: CountedPage<PointLine> }) {
  const { own } = useWords(rewardWords)
  return (
    <LedgerPanel
      ledger={ledger}
      at={{ id: 'points', start: 'from' }}
      words={{ title: own.ledger, empty: own.ledgerEmpty }}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<PointLine>[] {
  const words = useWords(rewardWords)
  const { own, rules } = words
  const reason = (rule: string) =>
    Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : own.unknown
  return [
    { key: 'rule', header: own.rule, main: true, cell: ({ rule }) => reason(rule) },
    ...useLineColumns(),
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ points }) => (points > 0 ? `+${points}` : String(points).replace('-', '−')),
    },
  ]
}
