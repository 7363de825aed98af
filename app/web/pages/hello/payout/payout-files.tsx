import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The files for the bank and for the tax office. */
export function PayoutFiles({ year }: { year: number }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <Panel title={desk.files}>
      <div className="grid gap-6 md:grid-cols-2">
        <ActForm intent="batch" reloadDocument className="grid content-start justify-items-start gap-3">
          <p className="text-ink-soft">{desk.batchHint}</p>
          <BatchCode />
          <SubmitButton variant="secondary">{desk.batch}</SubmitButton>
        </ActForm>
        <ActForm intent="withholding" reloadDocument className="grid content-start justify-items-start gap-3">
          <p className="text-ink-soft">{desk.withholdingHint}</p>
          <Year year={year} />
          <SubmitButton variant="secondary">{desk.withholding}</SubmitButton>
        </ActForm>
      </div>
    </Panel>
  )
}

function BatchCode() {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="batch" label={desk.batchCode} hint={desk.batchCodeHint}>
      <TextInput mono autoComplete="off" maxLength={18} defaultValue={useTyped('batch')} />
    </FormField>
  )
}

function Year({ year }: { year: number }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="year" label={desk.year} required>
      <TextInput inputMode="numeric" maxLength={4} defaultValue={useTyped('year', String(year))} />
    </FormField>
  )
}
