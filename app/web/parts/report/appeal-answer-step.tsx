import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import type { AppealAnswer } from '#domain/report/appeal.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '../locale.tsx'
import { BodyField } from './triage-steps.tsx'

const answers = ['stands', 'reopen'] as const satisfies readonly AppealAnswer[]

/** The company's answer to an objection to a closing; nothing is chosen beforehand. */
export function AppealAnswerStep({ revision }: { revision: number }) {
  const { acts, fields, appealAnswers } = useWords(reportActWords)
  const { text, submit } = acts.answer_appeal
  return (
    <ActForm intent="answer_appeal" className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <input type="hidden" name="revision" value={revision} />
      <RadioGroup
        name="answer"
        legend={fields.answer}
        required
        defaultValue={useTyped('answer')}
        error={useFieldError('answer', fields.answer)}
        options={answers.map((value) => ({ value, label: appealAnswers[value] }))}
      />
      <BodyField act="answer_appeal" />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}
