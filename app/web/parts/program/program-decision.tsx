import { programWords } from '#i18n/program.ts'
import { Panel } from '#ui/panel.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '../form.tsx'
import { useWords } from '../locale.tsx'

/** The platform team's two answers to a program in review. */
export function ProgramDecision() {
  const words = useWords(programWords)
  const accept = (
    <ActForm intent="accept">
      <SubmitButton>{words.acts.accept}</SubmitButton>
    </ActForm>
  )
  return (
    <Panel title={words.decision} actions={accept}>
      <ActForm intent="reject" className="grid gap-3">
        <RejectFields />
      </ActForm>
    </Panel>
  )
}

function RejectFields() {
  const words = useWords(programWords)
  return (
    <>
      <FormField name="reason" label={words.rejectReason} hint={words.rejectHint} required>
        <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
      </FormField>
      <div>
        <SubmitButton variant="danger">{words.acts.reject}</SubmitButton>
      </div>
    </>
  )
}
