import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { CaseForOperator } from '#domain/account/identity/identity-case-queries.server.ts'
import { verificationWords } from '#i18n/verification.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

/** Puts the verified name or birth date right. */
export function CaseCorrection({ facts, proof }: { facts: CaseForOperator; proof: ProofAsked }) {
  const { review } = useWords(verificationQueueWords)
  return (
    <Panel title={review.correctTitle} subtitle={review.correctText}>
      <ActForm intent="correct" className="grid max-w-xl gap-4">
        <RightFields facts={facts} />
        <ReasonField />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{review.correct}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function RightFields({ facts }: { facts: CaseForOperator }) {
  const { personal } = useWords(verificationWords)
  return (
    <>
      <FormField name="fullName" label={personal.fullName} required>
        <TextInput
          autoComplete="off"
          maxLength={100}
          defaultValue={useTyped('fullName', facts.fullName ?? '')}
        />
      </FormField>
      <FormField name="birthDate" label={personal.birthDate} required>
        <TextInput
          type="date"
          autoComplete="off"
          defaultValue={useTyped('birthDate', facts.birthDate ?? '')}
        />
      </FormField>
    </>
  )
}

function ReasonField() {
  const { review } = useWords(verificationQueueWords)
  return (
    <FormField name="reason" label={review.correctReason} hint={review.correctReasonHint} required>
      <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
