import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import type { ReportView } from '#domain/report/report-view.ts'
import type { DisputeAnswer } from '#domain/reward/dispute/dispute-input.ts'
import type { RewardView } from '#domain/reward/reward-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '../locale.tsx'
import { SeverityPicker } from './severity-picker.tsx'
import { levelFollowsScore, TriageCvss } from './triage-rating.tsx'
import { BodyField } from './triage-steps.tsx'

type StepProps = { report: ReportView; reward: RewardView }

/** The company's answer to a dispute; yielding is offered only where there is something to give up. */
export function DisputeAnswerStep({ report, reward }: StepProps) {
  const { acts, fields, disputeAnswers } = useWords(reportActWords)
  const { text, submit } = acts.answer_dispute
  const yields = report.riskLevel !== report.triagedLevel || reward.offered
  const answers: DisputeAnswer[] = yields ? ['stands', 'yields'] : ['stands']
  return (
    <ActForm intent="answer_dispute" encType="multipart/form-data" className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <input type="hidden" name="revision" value={report.revision} />
      <RadioGroup
        name="answer"
        legend={fields.answer}
        required
        defaultValue={useTyped('answer')}
        error={useFieldError('answer', fields.answer)}
        options={answers.map((value) => ({ value, label: disputeAnswers[value] }))}
      />
      <BodyField act="answer_dispute" />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

/** The word of an operator: level, vector, the least reward and why. */
export function DisputeDecisionStep({ report, reward }: StepProps) {
  const { text, submit } = useWords(reportActWords).acts.decide_dispute
  return (
    <ActForm
      intent="decide_dispute"
      encType="multipart/form-data"
      className="grid gap-4"
      onChange={levelFollowsScore}
    >
      <input type="hidden" name="revision" value={report.revision} />
      <p className="text-ink-soft">{text}</p>
      <SeverityPicker level={report.riskLevel} />
      <TriageCvss vector={report.cvssVector} />
      {reward.money && <FloorField />}
      <BodyField act="decide_dispute" />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

function FloorField() {
  const { fields } = useWords(reportActWords)
  return (
    <ActField act="decide_dispute" name="floor" label={fields.floor} hint={fields.floorHint}>
      <MoneyInput defaultValue={useTyped('floor')} />
    </ActField>
  )
}

/** Another level than the team's becomes the team's. */
export function AgreeRatingStep({ report }: Pick<StepProps, 'report'>) {
  const { text, submit } = useWords(reportActWords).acts.agree_rating
  return (
    <ActForm intent="agree_rating" className="grid gap-4">
      <input type="hidden" name="revision" value={report.revision} />
      <p className="text-ink-soft">{text}</p>
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}
