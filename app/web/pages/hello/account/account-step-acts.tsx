import { ActField } from '@cakrawala/page-parts/act-panel'
import { SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import type { SanctionForTeam } from '#domain/account/status/sanction-views.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ActDialog } from './act-dialog.tsx'

/** Takes one step back, with the reason its person reads. */
export function LiftDialog({ sanction: { id, step } }: { sanction: SanctionForTeam }) {
  const { acts } = useWords(accountsWords)
  const { steps } = useWords(accountStatusWords)
  const intent = `lift:${id}`
  return (
    <ActDialog id={`lift-${id}`} intent={intent} title={acts.liftTitle({ step: steps[step] })}>
      <LongText act={intent} name="liftReason" label={acts.liftReason} hint={acts.liftHint} rows={3} />
      <SubmitButton wide>{acts.liftSubmit}</SubmitButton>
    </ActDialog>
  )
}

/** Decides an appeal. */
export function DecideDialog({ appeal: { id } }: { appeal: { id: string } }) {
  const { acts } = useWords(accountsWords)
  const intent = `decide:${id}`
  return (
    <ActDialog id={`decide-${id}`} intent={intent} title={acts.decideTitle}>
      <Decision act={intent} />
      <LongText
        act={intent}
        name="decisionText"
        label={acts.decisionText}
        hint={acts.decisionHint}
        rows={5}
      />
      <SubmitButton wide>{acts.decideSubmit}</SubmitButton>
    </ActDialog>
  )
}

function Decision({ act }: { act: string }) {
  const { acts } = useWords(accountsWords)
  const options = (['upheld', 'rejected'] as const).map((value) => ({ value, label: acts.decisions[value] }))
  return (
    <ActField act={act} name="decision" label={acts.decision} required>
      <Select placeholder={acts.decision} options={options} defaultValue={useTyped('decision', '')} />
    </ActField>
  )
}

type LongTextProps = {
  act: string
  name: string
  label: string
  hint: string
  rows: number
  required?: boolean
}

/** A field for sentences, preserved through a refusal. */
export function LongText({ rows, required = true, ...field }: LongTextProps) {
  return (
    <ActField {...field} required={required}>
      <TextArea rows={rows} maxLength={5_000} defaultValue={useTyped(field.name)} />
    </ActField>
  )
}
