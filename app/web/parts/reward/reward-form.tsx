import type { RewardView } from '#domain/reward/reward-queries.server.ts'
import { rewardWords } from '#i18n/reward.ts'
import { formatRupiah } from '#kernel/money.ts'
import { MoneyInput } from '#ui/money-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { DeskField } from '../desk-act.tsx'
import { ActForm, SubmitButton, useTyped } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { awaitsAnother, isProposed } from './awaits-another.ts'

/**
 * What the company does about a reward: give one (`intent=reward`), approve a large one (`intent=approve_reward`), or wait for
 * the admin who may. `rewardKey` comes from the loader (`newId()`); the action parses with `giveRewardInput` or
 * `approveRewardInput`.
 */
export function RewardForm({ reward, rewardKey }: { reward: RewardView; rewardKey: string }) {
  const { approve } = useWords(rewardWords)
  const waiting = isProposed(reward)
  if (!reward.mayGive) return null
  return (
    <div className="grid gap-4">
      {reward.mayApprove && <ApproveForm reward={reward} />}
      {awaitsAnother(reward) && <Notice>{approve.waiting}</Notice>}
      <ActForm intent="reward" className="grid gap-4">
        <GiveFields reward={reward} rewardKey={rewardKey} waiting={waiting} />
      </ActForm>
    </div>
  )
}

function ApproveForm({ reward: { amount, inside } }: { reward: RewardView }) {
  const { approve } = useWords(rewardWords)
  return (
    <ActForm intent="approve_reward" className="grid gap-3 rounded bg-samudra-tint p-4">
      <p>{approve.text({ name: inside?.proposedBy ?? '', amount: formatRupiah(amount) })}</p>
      <input type="hidden" name="amount" value={String(amount)} />
      <SubmitButton>{approve.submit}</SubmitButton>
    </ActForm>
  )
}

type GiveFieldsProps = { reward: RewardView; rewardKey: string; waiting: boolean }

/** A proposal that waits for its second approver stands in the fields; sending them again changes it. */
function GiveFields({ reward, rewardKey, waiting }: GiveFieldsProps) {
  const { give, reason } = useWords(rewardWords)
  const { inside } = reward
  return (
    <>
      <input type="hidden" name="key" value={rewardKey} />
      {reward.money && inside && <AmountField inside={inside} proposed={waiting ? reward.amount : null} />}
      <DeskField act="reward" name="otherReward" label={give.item} hint={give.itemHint}>
        <TextInput
          defaultValue={useTyped('otherReward', (reward.otherReward ?? inside?.suggestedItem) || undefined)}
          maxLength={200}
        />
      </DeskField>
      <DeskField act="reward" name="reason" label={reason} hint={give.reasonHint}>
        <TextArea rows={3} defaultValue={useTyped('reason', reward.reason ?? undefined)} />
      </DeskField>
      <SubmitButton variant={waiting ? 'secondary' : 'primary'}>
        {waiting ? give.change : give.submit}
      </SubmitButton>
    </>
  )
}

type AmountFieldProps = { inside: NonNullable<RewardView['inside']>; proposed: bigint | null }

function AmountField({ inside, proposed }: AmountFieldProps) {
  const { amount, give } = useWords(rewardWords)
  const { range, suggested, secondApproverAbove, ownLimit, feePercent } = inside
  const grid = range && `${formatRupiah(range.min)} – ${formatRupiah(range.max)}`
  const hints = [
    grid ? give.amountHint({ range: grid }) : give.amountFree,
    feePercent > 0 ? give.fee({ percent: feePercent }) : '',
    ownLimit === null ? '' : give.ownLimit({ limit: formatRupiah(ownLimit) }),
    ownLimit !== null && ownLimit <= secondApproverAbove
      ? ''
      : give.second({ limit: formatRupiah(secondApproverAbove) }),
  ]
  const known = proposed ?? suggested
  const offered = known ? formatRupiah(known).replace('Rp', '') : undefined
  return (
    <DeskField act="reward" name="amount" label={amount} hint={hints.filter(Boolean).join(' ')} required>
      <MoneyInput defaultValue={useTyped('amount', offered)} />
    </DeskField>
  )
}
