import { now } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import type { AppealView } from '#domain/account/appeal-view.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { Said } from '#web/parts/account/sanction-body.tsx'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The bughunter's objection to the denial, and its result. */
export function CaseAppeal({ appeal }: { appeal: AppealView }) {
  const { review } = useWords(verificationQueueWords)
  const { appeal: words } = useWords(accountStatusWords)
  const due = useDue()
  const { decision, decisionText, dueAt, text } = appeal
  const mark =
    decision === null ? (
      <Badge tone={dueAt < now() ? 'danger' : 'warning'}>
        <Timely>{review.appealDue({ due: due(dueAt) })}</Timely>
      </Badge>
    ) : (
      <Badge tone={decision === 'upheld' ? 'success' : 'neutral'}>{words[decision]}</Badge>
    )
  return (
    <Panel title={review.appealTitle} actions={mark}>
      <div className="grid max-w-3xl gap-4">
        <p className="whitespace-pre-line break-words">{text}</p>
        {decisionText && <Said title={review.appealWhy} text={decisionText} />}
      </div>
    </Panel>
  )
}

/** The decision on it, by a person who had no part in the denial. */
export function AppealDecision() {
  const { review } = useWords(verificationQueueWords)
  return (
    <Panel title={review.appealDecision}>
      <ActForm intent="decide_appeal" className="grid max-w-3xl gap-4">
        <DecisionFields />
        <div>
          <SubmitButton>{review.appealDecide}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function DecisionFields() {
  const { review } = useWords(verificationQueueWords)
  const options = (['upheld', 'rejected'] as const).map((value) => ({
    value,
    label: review.appealDecisions[value],
  }))
  return (
    <>
      <FormField name="decision" label={review.appealDecision} required>
        <Select
          placeholder={review.appealDecision}
          options={options}
          defaultValue={useTyped('decision', '')}
        />
      </FormField>
      <FormField name="decisionText" label={review.appealWhy} hint={review.appealWhyHint} required>
        <TextArea rows={5} maxLength={5_000} defaultValue={useTyped('decisionText')} />
      </FormField>
    </>
  )
}
