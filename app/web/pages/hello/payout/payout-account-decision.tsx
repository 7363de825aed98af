import { payoutWords } from '#i18n/payouts.ts'
import { TextArea } from '#ui/text-area.tsx'
import { DeskField, useRefusedIntent } from '#web/parts/desk-act.tsx'
import { ActForm, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The two answers about the holder of an account; refusing opens its reason. */
export function PayoutAccountDecision({ id }: { id: string }) {
  const { review } = useWords(payoutWords)
  const refused = useRefusedIntent() === `refuse_${id}`
  return (
    <div className="grid gap-2">
      <ActForm intent={`approve_${id}`}>
        <input type="hidden" name="payoutAccountId" value={id} />
        <input type="hidden" name="decision" value="approve" />
        <SubmitButton>{review.approve}</SubmitButton>
      </ActForm>
      <details open={refused}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bata-text md:min-h-8">
          {review.refuse}
        </summary>
        <ActForm intent={`refuse_${id}`} className="grid gap-3 pt-2">
          <input type="hidden" name="payoutAccountId" value={id} />
          <input type="hidden" name="decision" value="refuse" />
          <Reason id={id} />
          <SubmitButton variant="danger">{review.refuse}</SubmitButton>
        </ActForm>
      </details>
    </div>
  )
}

function Reason({ id }: { id: string }) {
  const { desk } = useWords(payoutWords)
  return (
    <DeskField act={id} name="reason" label={desk.reason} hint={desk.reasonHint} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
    </DeskField>
  )
}
