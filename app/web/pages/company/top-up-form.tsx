import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '@cakrawala/page-parts/form'
import { FileInput } from '@cakrawala/ui/file-input'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { otherBank } from '#domain/reward/bank-reference.ts'
import { moneyWords } from '#i18n/money.ts'
import { L, useWords } from '#web/parts/locale.tsx'

type TopUpFormProps = { requestKey: string; banks: { value: string; label: string }[] }

/** The owner reports a transfer. `requestKey` makes one request of however many times the form is sent. */
export function TopUpForm(props: TopUpFormProps) {
  const { topUp } = useWords(moneyWords)
  return (
    <Panel title={topUp.title}>
      <ActForm intent="top_up" encType="multipart/form-data" className="grid gap-4">
        <p className="text-ink-soft">
          {topUp.text} {topUp.noAccount}{' '}
          <L to="/contact-us" reloadDocument className="text-samudra-text underline">
            {topUp.ask}
          </L>
          .
        </p>
        <Fields {...props} />
        <SubmitButton wide>{topUp.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

/** Emptied once a request is taken: sent again unchanged, it would be a second one. */
function Fields({ requestKey, banks }: TopUpFormProps) {
  const { topUp } = useWords(moneyWords)
  const options = [...banks, { value: otherBank, label: topUp.otherBank }]
  return (
    <div key={useAccepted()} className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <FormField name="amount" label={topUp.amount} hint={topUp.amountHint} required>
        <MoneyInput defaultValue={useTyped('amount')} />
      </FormField>
      <FormField name="bank" label={topUp.bank} hint={topUp.bankHint} required>
        <Select options={options} defaultValue={useTyped('bank', otherBank)} />
      </FormField>
      <FormField name="reference" label={topUp.reference} hint={topUp.referenceHint} required>
        <TextInput defaultValue={useTyped('reference')} maxLength={100} />
      </FormField>
      <FormField name="proof" label={topUp.proof} hint={topUp.proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </div>
  )
}
