import { useActionData } from 'react-router'
import type { TopUpForHello } from '#domain/reward/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { TextArea } from '#ui/text-area.tsx'
import { DeskField } from '#web/parts/desk-act.tsx'
import { ActForm, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { isRefused } from '#web/parts/refused.ts'

/** The two answers to a top-up; refusing opens its reason. */
export function TopUpDecision({ topUp: { id } }: { topUp: TopUpForHello }) {
  const words = useWords(moneyWords)
  const answer = useActionData<unknown>()
  const refused = isRefused(answer) && answer.typed.intent?.[0] === `refuse_${id}`
  return (
    <div className="grid gap-2">
      <ActForm intent={`confirm_${id}`}>
        <input type="hidden" name="topUpId" value={id} />
        <input type="hidden" name="decision" value="confirm" />
        <SubmitButton>{words.confirm}</SubmitButton>
      </ActForm>
      <details open={refused}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bata-text md:min-h-8">
          {words.refuse}
        </summary>
        <ActForm intent={`refuse_${id}`} className="grid gap-3 pt-2">
          <input type="hidden" name="topUpId" value={id} />
          <input type="hidden" name="decision" value="refuse" />
          <Reason id={id} />
          <SubmitButton variant="danger">{words.refuse}</SubmitButton>
        </ActForm>
      </details>
    </div>
  )
}

function Reason({ id }: { id: string }) {
  const words = useWords(moneyWords)
  return (
    <DeskField act={id} name="reason" label={words.refuseReason} hint={words.refuseReasonHint} required>
      <TextArea rows={3} defaultValue={useTyped('reason')} />
    </DeskField>
  )
}
