import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { OwnReward } from '#domain/reward/points-queries.server.ts'
import { goodsWords } from '#i18n/goods.ts'
import { dateText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useLocale, usePath, useWords } from '../locale.tsx'

/** The rewards a bughunter was given, newest first. */
export function OwnRewards({ rewards }: { rewards: CountedPage<OwnReward> }) {
  const { own } = useWords(rewardWords)
  const path = usePath()
  return (
    <Panel
      title={own.rewards}
      id="rewards"
      flush
      footer={
        rewards.total > 0 && (
          <ListFoot {...rewards} at={{ start: 'rewards', id: 'rewards' }} label={own.rewards} />
        )
      }
    >
      <Table
        caption={own.rewards}
        rows={rewards.rows}
        rowKey={({ reportId }) => reportId}
        empty={
          <EmptyState
            title={own.rewardsEmpty.title}
            action={<ButtonLink to={path('/bughunter/programs')}>{own.rewardsEmpty.action}</ButtonLink>}
          >
            {own.rewardsEmpty.text}
          </EmptyState>
        }
        columns={useColumns()}
      />
    </Panel>
  )
}

function Good({ reward: { otherReward, goods } }: { reward: OwnReward }) {
  const { states } = useWords(goodsWords)
  return (
    <span className="grid gap-0.5">
      {otherReward}
      {goods && <span className="text-xs text-ink-soft">{states[goods]}</span>}
    </span>
  )
}

function useColumns(): Column<OwnReward>[] {
  const words = useWords(rewardWords)
  const { own } = words
  const locale = useLocale()
  return [
    {
      key: 'report',
      header: own.report,
      main: true,
      cell: ({ reportHash, reportId, reportCode, title }) => (
        <span className="grid gap-0.5">
          <L
            to={`/bughunter/hacktivity/${reportHash}/${reportId}`}
            className="text-samudra-text hover:underline"
          >
            {title}
          </L>
          <span className="font-mono text-xs font-normal whitespace-nowrap text-ink-soft">{reportCode}</span>
        </span>
      ),
    },
    { key: 'item', header: words.item, cell: (row) => <Good reward={row} /> },
    {
      key: 'state',
      header: words.state,
      // Money is paid; a good has a state of its own.
      cell: ({ state, amount, goods }) => (goods && amount === 0n ? null : words.states[state]),
    },
    {
      key: 'given',
      header: words.givenAt,
      nowrap: true,
      cell: ({ givenAt }) => dateText(givenAt, locale),
    },
    {
      key: 'amount',
      header: words.amount,
      numeric: true,
      cell: ({ amount }) => (amount > 0n ? formatRupiah(amount) : null),
    },
  ]
}
