import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Notice } from '@cakrawala/ui/notice'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useActionData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { totalOf, withFeePart } from '#domain/reward/leaving.ts'
import type { RewardView } from '#domain/reward/reward-queries.server.ts'
import { leavingWords } from '#i18n/leaving.ts'
import { momentText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { isOver, isProposed } from './awaits-another.ts'
import { ConfirmSum, ShownTotal, SumFacts } from './confirm-sum.tsx'
import { sumAskedIn } from './sum-asked.ts'

type RewardFormProps = { reward: RewardView; rewardKey: string; proof: ProofAsked; hunter: string }

/**
 * What the company does about a reward: give one (`intent=reward`), approve a large one (`intent=approve_reward`), or
 * wait for the person who may; why the reader may not is beside it. `rewardKey` comes from the loader (`newId()`); the
 * action parses with `giveRewardInput` or `approveRewardInput`.
 */
export function RewardForm({ reward, rewardKey, proof, hunter }: RewardFormProps) {
  const waiting = isProposed(reward)
  const asked = sumAskedIn(useActionData<unknown>(), 'reward')
  if (!reward.mayGive) return null
  return (
    <div className="grid gap-4">
      {/* Two sums to confirm beside each other would be confused. */}
      {reward.mayApprove && !asked && <ApproveForm reward={reward} proof={proof} hunter={hunter} />}
      {waiting && !reward.mayApprove && <WaitsForAnother reward={reward} />}
      {asked ? (
        <ConfirmSum intent="reward" {...asked} to={hunter} proof={proof} />
      ) : (
        <ActForm intent="reward" className="grid gap-4">
          <GiveFields reward={reward} rewardKey={rewardKey} waiting={waiting} />
        </ActForm>
      )}
    </div>
  )
}

function Until({ reward: { inside } }: { reward: RewardView }) {
  const { approve } = useWords(rewardWords)
  const locale = useLocale()
  return inside?.lapsesAt ? approve.until({ at: momentText(inside.lapsesAt, locale) }) : null
}

/** Why the reader does not approve the proposal, and who may. */
function WaitsForAnother({ reward }: { reward: RewardView }) {
  const { approve } = useWords(rewardWords)
  const { details } = useWords(refusals)
  const obstacle = reward.inside?.approvalObstacle
  const names = reward.inside?.approvers ?? []
  if (obstacle && isOver(obstacle)) return <Notice tone="warning">{details[obstacle]}</Notice>
  return (
    <Notice>
      <div className="grid gap-2">
        <p>
          {approve.waiting} <Until reward={reward} />
        </p>
        {obstacle && obstacle !== 'second_approver' && <p>{details[obstacle]}</p>}
        <p>{names.length > 0 ? approve.by({ names: names.join(', ') }) : approve.nobody}</p>
      </div>
    </Notice>
  )
}

function ApproveForm({ reward, proof, hunter }: Omit<RewardFormProps, 'rewardKey'>) {
  const { amount, inside } = reward
  const { approve } = useWords(rewardWords)
  const { aside } = useWords(leavingWords)
  const parts = withFeePart('reward', amount, inside?.feePercent ?? 0)
  const total = totalOf(parts)
  return (
    <ActForm intent="approve_reward" className="grid gap-3 rounded bg-samudra-tint p-4">
      <p>{approve.text({ name: inside?.proposedBy ?? '', amount: formatRupiah(amount) })}</p>
      <p className="text-xs text-ink-soft">
        <Until reward={reward} />
      </p>
      <SumFacts to={hunter} parts={parts} total={total} />
      <p className="text-xs text-ink-soft">{aside}</p>
      <input type="hidden" name="amount" value={String(amount)} />
      <ShownTotal total={total} />
      <ProofFields asked={proof} />
      <SubmitButton>{approve.submit({ total: formatRupiah(total) })}</SubmitButton>
    </ActForm>
  )
}

type GiveFieldsProps = Pick<RewardFormProps, 'reward' | 'rewardKey'> & { waiting: boolean }

/** A proposal that waits for its second approver is in the fields; sending them again changes it. */
function GiveFields({ reward, rewardKey, waiting }: GiveFieldsProps) {
  const { give, reason } = useWords(rewardWords)
  const { inside } = reward
  return (
    <>
      <input type="hidden" name="key" value={rewardKey} />
      {reward.money && inside && <AmountField inside={inside} proposed={waiting ? reward.amount : null} />}
      <ActField act="reward" name="otherReward" label={give.item} hint={give.itemHint}>
        <TextInput
          defaultValue={useTyped('otherReward', (reward.otherReward ?? inside?.suggestedItem) || undefined)}
          maxLength={200}
        />
      </ActField>
      <ActField act="reward" name="reason" label={reason} hint={give.reasonHint}>
        <TextArea rows={3} defaultValue={useTyped('reason', reward.reason ?? undefined)} />
      </ActField>
      <SubmitButton variant={waiting ? 'secondary' : 'primary'}>
        {waiting ? give.change : reward.money ? give.check : give.submit}
      </SubmitButton>
    </>
  )
}

type AmountFieldProps = { inside: NonNullable<RewardView['inside']>; proposed: bigint | null }

function AmountField({ inside, proposed }: AmountFieldProps) {
  const { amount, give } = useWords(rewardWords)
  const { range, suggested, secondApproverAbove, leftAlone, ownLimit, feePercent } = inside
  const grid = range && `${formatRupiah(range.min)} – ${formatRupiah(range.max)}`
  const hints = [
    grid ? give.amountHint({ range: grid }) : give.amountFree,
    suggested ? give.usual({ amount: formatRupiah(suggested) }) : '',
    feePercent > 0 ? give.fee({ percent: feePercent }) : '',
    ownLimit === null ? '' : give.ownLimit({ limit: formatRupiah(ownLimit) }),
    ownLimit !== null && ownLimit <= secondApproverAbove
      ? ''
      : give.second({
          limit: formatRupiah(secondApproverAbove),
          left: formatRupiah(leftAlone ?? secondApproverAbove),
        }),
  ]
  const offered = proposed ? formatRupiah(proposed).replace('Rp', '') : undefined
  return (
    <ActField act="reward" name="amount" label={amount} hint={hints.filter(Boolean).join(' ')} required>
      <MoneyInput defaultValue={useTyped('amount', offered)} />
    </ActField>
  )
}
