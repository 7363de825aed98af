import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import type { CaseForOperator } from '#domain/account/identity/identity-case-queries.server.ts'
import { denialReasons, documentReasons, type IdentityImage } from '#domain/account/identity.ts'
import { verificationWords } from '#i18n/verification.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The three ways a case ends. */
export function CaseDecision({ facts }: { facts: CaseForOperator }) {
  const { review } = useWords(verificationQueueWords)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <Panel title={review.verifyTitle} subtitle={review.verifyText}>
        <ActForm intent="verify">
          <SubmitButton>{review.verify}</SubmitButton>
        </ActForm>
      </Panel>
      <Panel title={review.fixTitle} subtitle={review.fixText}>
        <ActForm intent="needs_fix" className="grid gap-4">
          {facts.documents.map((document) => (
            <ReasonField key={document} document={document} />
          ))}
          <NoteField name="note" label={review.note} />
          <SubmitButton variant="secondary">{review.fix}</SubmitButton>
        </ActForm>
      </Panel>
      {facts.secondObstacle === null && (
        <Panel title={review.denyTitle} subtitle={facts.proposal ? review.denySecondText : review.denyText}>
          <ActForm intent="deny" className="grid gap-4">
            <DenialReasonField />
            <NoteField name="explanation" label={review.denyNote} required />
            <SubmitButton variant="danger">{facts.proposal ? review.deny : review.propose}</SubmitButton>
          </ActForm>
        </Panel>
      )}
    </div>
  )
}

function ReasonField({ document }: { document: IdentityImage }) {
  const { kinds, reasons } = useWords(verificationWords)
  const { review } = useWords(verificationQueueWords)
  const options = documentReasons.map((one) => ({ value: one as string, label: reasons[one] }))
  return (
    <FormField name={document} label={kinds[document]}>
      <Select
        options={[{ value: '', label: review.fine }, ...options]}
        defaultValue={useTyped(document, '')}
      />
    </FormField>
  )
}

function DenialReasonField() {
  const { reasons } = useWords(verificationWords)
  const { review } = useWords(verificationQueueWords)
  return (
    <FormField name="reason" label={review.reason} required>
      <Select
        placeholder={review.choose}
        options={denialReasons.map((one) => ({ value: one, label: reasons[one] }))}
        defaultValue={useTyped('reason', '')}
      />
    </FormField>
  )
}

function NoteField(props: { name: string; label: string; required?: boolean }) {
  const { name } = props
  return (
    <FormField {...props}>
      <TextArea rows={3} maxLength={2_000} defaultValue={useTyped(name)} />
    </FormField>
  )
}
