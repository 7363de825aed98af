import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { RewardView } from '#domain/reward/reward-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '../locale.tsx'

type Item = { term: string; value: ReactNode; key: string }

type RewardPanelProps = { reward: RewardView; actions?: ReactNode; folded?: boolean }

/** How far the reward of a report is; the company also reads what is set aside for it and who decided. */
export function RewardPanel({ reward, actions, folded = false }: RewardPanelProps) {
  const words = useWords(rewardWords)
  const open = reward.state === 'none' || reward.state === 'proposed'
  const facts = [...useFacts(reward), ...useRetests(reward)]
  const state = reward.offered ? words.offeredState : words.states[reward.state]
  const sum = reward.amount > 0n ? formatRupiah(reward.amount) : state
  return (
    <Panel title={words.title} id="reward" actions={actions} fold={folded ? sum : undefined}>
      <div className="grid gap-3">
        <DescriptionList items={[...facts, ...useInsideFacts(reward)]} />
        {reward.autoReleased && <p className="text-xs text-ink-soft">{words.autoReleased}</p>}
        {reward.money && reward.awaited && open && (
          <p className="text-xs text-ink-soft">
            {reward.guaranteed ? words.guaranteed : words.notGuaranteed}
          </p>
        )}
      </div>
    </Panel>
  )
}

function useFacts(reward: RewardView): Item[] {
  const { state, amount, otherReward, points, reason, givenAt, offered, floor } = reward
  const words = useWords(rewardWords)
  const locale = useLocale()
  const facts: Item[] = [
    { key: 'state', term: words.state, value: offered ? words.offeredState : words.states[state] },
  ]
  if (floor > 0n) facts.push({ key: 'floor', term: words.floor, value: formatRupiah(floor) })
  if (amount > 0n) facts.push({ key: 'amount', term: words.amount, value: formatRupiah(amount) })
  if (otherReward) facts.push({ key: 'item', term: words.item, value: otherReward })
  if (points !== 0) facts.push({ key: 'points', term: words.points, value: points })
  if (reason) facts.push({ key: 'reason', term: words.reason, value: reason })
  if (givenAt) facts.push({ key: 'given', term: words.givenAt, value: dateText(givenAt, locale) })
  return facts
}

function useRetests({ retests }: RewardView): Item[] {
  const words = useWords(rewardWords)
  return retests.map(({ round, state, amount }) => ({
    key: `retest ${round}`,
    term: words.retest({ round }),
    value: words.retestStates[state]({ amount: formatRupiah(amount) }),
  }))
}

function useInsideFacts({ inside, amount, givenAt }: RewardView): Item[] {
  const words = useWords(rewardWords)
  if (!inside) return []
  const { range, reserved, fee, feePercent, proposedBy, approvedBy } = inside
  const facts: Item[] = []
  if (range) {
    const value = `${formatRupiah(range.min)} – ${formatRupiah(range.max)}`
    facts.push({ key: 'range', term: words.range, value })
  }
  if (reserved > 0n) facts.push({ key: 'reserved', term: words.reserved, value: formatRupiah(reserved) })
  if (givenAt && fee > 0n) {
    facts.push({ key: 'fee', term: words.fee({ percent: feePercent }), value: formatRupiah(fee) })
    facts.push({ key: 'total', term: words.total, value: formatRupiah(amount + fee) })
  }
  if (proposedBy) facts.push({ key: 'proposed', term: words.proposedBy, value: proposedBy })
  if (approvedBy) facts.push({ key: 'approved', term: words.approvedBy, value: approvedBy })
  return facts
}
