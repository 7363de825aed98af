import { ActField, useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { TextArea } from '@cakrawala/ui/text-area'
import type { TopUpForOperator } from '#domain/reward/top-up/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { refusals } from '#i18n/refusals.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '#web/parts/locale.tsx'

/** Proposes to take back what was confirmed by mistake; closed until it is wanted. */
export function ProposeReversal({ row: { id, amount, received } }: { row: TopUpForOperator }) {
  const { reverse } = useWords(moneyWords)
  const intent = `reverse_${id}`
  return (
    <details open={useRefusedIntent() === intent}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-bata-text md:min-h-8">
        {reverse.title}
      </summary>
      <ActForm intent={intent} className="grid gap-3 pt-2">
        <p className="text-xs text-ink-soft">{reverse.text}</p>
        <Hidden id={id} step="propose" />
        <Amount id={id} known={received ?? amount} />
        <Reason id={id} />
        <SubmitButton variant="danger">{reverse.propose}</SubmitButton>
      </ActForm>
    </details>
  )
}

/** A reversal that waits: for the second person, or to be withdrawn. */
export function WaitingReversal({ row: { id, reversal } }: { row: TopUpForOperator }) {
  const { reverse } = useWords(moneyWords)
  const { details } = useWords(refusals)
  if (!reversal) return null
  const { by, reason, obstacle } = reversal
  const amount = formatRupiah(reversal.amount)
  return (
    <div className="grid gap-2">
      <p className="text-xs text-ink-soft">{reverse.waiting({ who: by ?? '', amount })}</p>
      <p className="text-xs break-words text-ink-soft">{reason}</p>
      {obstacle && obstacle !== 'second_reverser' && (
        <p className="text-xs text-ink-soft">{details[obstacle]}</p>
      )}
      {obstacle === null && (
        <ActForm intent={`confirm_reversal_${id}`}>
          <Hidden id={id} step="confirm" />
          <input type="hidden" name="amount" value={String(reversal.amount)} />
          <SubmitButton variant="danger">{reverse.confirm({ amount })}</SubmitButton>
        </ActForm>
      )}
      <ActForm intent={`withdraw_reversal_${id}`}>
        <Hidden id={id} step="withdraw" />
        <SubmitButton variant="secondary">{reverse.withdraw}</SubmitButton>
      </ActForm>
    </div>
  )
}

function Hidden({ id, step }: { id: string; step: 'propose' | 'confirm' | 'withdraw' }) {
  return (
    <>
      <input type="hidden" name="topUpId" value={id} />
      <input type="hidden" name="step" value={step} />
    </>
  )
}

function Amount({ id, known }: { id: string; known: bigint }) {
  const { reverse } = useWords(moneyWords)
  return (
    <ActField act={`reverse-${id}`} name="amount" label={reverse.amount} required>
      <MoneyInput defaultValue={useTyped('amount', formatRupiah(known).replace('Rp', ''))} />
    </ActField>
  )
}

function Reason({ id }: { id: string }) {
  const { reverse, refuseReasonHint } = useWords(moneyWords)
  return (
    <ActField act={`reverse-${id}`} name="reason" label={reverse.reason} hint={refuseReasonHint} required>
      <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
    </ActField>
  )
}
