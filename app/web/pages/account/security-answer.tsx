import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import type { SecurityQuestionKey } from '#domain/account/recovery/security-question.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { ActForm, FormField, SubmitButton } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** For people who lost the mailbox too and have just shown their password: the answer opens a review, never a session. */
export function SecurityAnswer({ question }: { question: SecurityQuestionKey }) {
  const { answer: words, question: own, questions } = useWords(recoveryWords)
  return (
    <Panel title={words.title} subtitle={words.text}>
      <ActForm intent="answer" className="grid gap-4">
        <p className="font-semibold">{questions[question]}</p>
        <FormField name="answer" label={own.answer} required>
          <TextInput autoComplete="off" maxLength={100} />
        </FormField>
        <div>
          <SubmitButton variant="secondary">{words.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
