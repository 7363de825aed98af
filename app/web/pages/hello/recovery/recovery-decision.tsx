import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

type Props = { reviewId: string; intent: string; proof: ProofAsked }

/** Grants or refuses one request, with a reason and the own proof. */
export function RecoveryDecision({ reviewId, intent, proof }: Props) {
  const { reviews: words } = useWords(recoveryWords)
  return (
    <ActForm intent={intent} className="grid max-w-2xl gap-4 border-t border-line pt-5">
      <input type="hidden" name="reviewId" value={reviewId} />
      <Fields id={reviewId} />
      <ProofFields asked={proof} />
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Fields({ id }: { id: string }) {
  const { reviews: words } = useWords(recoveryWords)
  return (
    <>
      <FormField
        name="decision"
        id={`decision-${id}`}
        label={words.decision}
        hint={words.decisionHint}
        required
      >
        <Select
          placeholder={words.choose}
          options={[
            { value: 'granted', label: words.granted },
            { value: 'refused', label: words.refused },
          ]}
          defaultValue={useTyped('decision', '')}
        />
      </FormField>
      <FormField name="reason" id={`reason-${id}`} label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={1000} defaultValue={useTyped('reason')} />
      </FormField>
    </>
  )
}
