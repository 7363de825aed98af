import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { securityQuestionKeys } from '#domain/account/recovery/security-question.ts'
import type { SecurityQuestionView } from '#domain/account/recovery/set-security-question.server.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'

/** The security question on everyone's security page but the platform team's. */
export function SecurityQuestion({
  own,
  proof,
  owed,
}: {
  own: SecurityQuestionView
  proof: ProofAsked
  /** A reset of the second factor asks for a new question. */
  owed: boolean
}) {
  const { question: words, questions } = useWords(recoveryWords)
  const form = <QuestionForm proof={proof} submit={own.question ? words.replace : words.save} />
  return (
    <Panel flush title={words.title} subtitle={words.text} id="security-question">
      {own.question ? (
        // A new key closes the line and forgets what was typed once it is saved.
        <div key={own.setAt?.getTime()}>
          <p className="p-4">{words.current({ question: questions[own.question] })}</p>
          <FoldAct intent="set_question" title={words.replace}>
            {form}
          </FoldAct>
        </div>
      ) : (
        <div className="grid max-w-xl gap-4 p-4">
          {owed ? <Notice tone="warning">{words.owed}</Notice> : <p>{words.none}</p>}
          {form}
        </div>
      )}
    </Panel>
  )
}

function QuestionForm({ proof, submit }: { proof: ProofAsked; submit: string }) {
  return (
    <ActForm intent="set_question" className="grid gap-4">
      <QuestionFields />
      <ProofFields asked={proof} />
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </ActForm>
  )
}

function QuestionFields() {
  const { question: words, questions } = useWords(recoveryWords)
  return (
    <>
      <FormField name="question" label={words.field} required>
        <Select
          placeholder={words.choose}
          options={securityQuestionKeys.map((key) => ({ value: key, label: questions[key] }))}
          defaultValue={useTyped('question', '')}
        />
      </FormField>
      <FormField name="answer" label={words.answer} hint={words.answerHint} required>
        <TextInput autoComplete="off" maxLength={100} />
      </FormField>
    </>
  )
}
