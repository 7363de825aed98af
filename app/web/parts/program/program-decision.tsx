import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextArea } from '@cakrawala/ui/text-area'
import { useActionData } from 'react-router'
import type { MovingObstacle } from '#domain/program/editing/moving-policy.ts'
import { decisionWords } from '#i18n/program-decision.ts'
import { refusals } from '#i18n/refusals.ts'
import { useWords } from '../locale.tsx'

type Decided = {
  of: 'program' | 'proposal'
  version: number
  /** How many targets its permission names. */
  targets: number
  /** The obstacle between it and an approval; it can be sent back or refused all the same. */
  obstacle: MovingObstacle | null
}

const intents = {
  program: { accept: 'accept', answer: 'decide' },
  proposal: { accept: 'accept_version', answer: 'decide_version' },
} as const

/** The platform team's answers to the version that is above; an approval asks once more. */
export function ProgramDecision(decided: Decided) {
  const { of, version, obstacle } = decided
  const words = useWords(decisionWords)
  const { details } = useWords(refusals)
  return (
    <Panel title={words.title} subtitle={words.hint({ version })} id="decision">
      <div className="grid gap-6">
        {obstacle ? (
          <Notice tone="warning">{details[obstacle]}</Notice>
        ) : (
          <div>
            <Accept {...decided} />
          </div>
        )}
        <ActForm intent={intents[of].answer} className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <AnswerFields />
        </ActForm>
      </div>
    </Panel>
  )
}

function Accept({ of, version, targets }: Decided) {
  const words = useWords(decisionWords)
  const answer = useActionData<unknown>()
  const { accept } = intents[of]
  const dialog = `${accept}-dialog`
  // A refusal is shown in the form: it is open then.
  const refused = isRefused(answer) && answer.typed.intent?.[0] === accept
  return (
    <>
      <DialogTrigger dialog={dialog} variant="primary">
        {words.accept[of]}
      </DialogTrigger>
      <Dialog id={dialog} title={words.confirm[of]} closeLabel={words.close} defaultOpen={refused}>
        <ActForm intent={accept} className="grid gap-4">
          <input type="hidden" name="version" value={version} />
          <p>{words.confirmText[of]({ version, targets })}</p>
          <div className="flex justify-end">
            <SubmitButton>{words.confirmed}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </>
  )
}

function AnswerFields() {
  const words = useWords(decisionWords)
  return (
    <>
      <RadioGroup
        name="decision"
        legend={words.answer}
        options={(['corrections', 'reject'] as const).map((value) => ({ value, ...words.answers[value] }))}
        defaultValue={useTyped('decision', 'corrections')}
        error={useFieldError('decision', words.answer)}
        columns={2}
      />
      <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.send}</SubmitButton>
      </div>
    </>
  )
}
