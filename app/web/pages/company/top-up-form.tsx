import { moneyWords } from '#i18n/money.ts'
import { FileInput } from '#ui/file-input.tsx'
import { MoneyInput } from '#ui/money-input.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '#web/parts/form.tsx'
import { L, useWords } from '#web/parts/locale.tsx'

/** The owner tells of a transfer. `requestKey` makes one request of however many times the form is sent. */
export function TopUpForm({ requestKey }: { requestKey: string }) {
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
        <Fields requestKey={requestKey} />
        <SubmitButton wide>{topUp.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

/** Emptied once a request is taken: sent again as it stands, it would be a second one. */
function Fields({ requestKey }: { requestKey: string }) {
  const { topUp } = useWords(moneyWords)
  return (
    <div key={useAccepted()} className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <FormField name="amount" label={topUp.amount} hint={topUp.amountHint} required>
        <MoneyInput defaultValue={useTyped('amount')} />
      </FormField>
      <FormField name="reference" label={topUp.reference} hint={topUp.referenceHint} required>
        <TextInput defaultValue={useTyped('reference')} maxLength={100} />
      </FormField>
      <FormField name="proof" label={topUp.proof} hint={topUp.proofHint}>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </div>
  )
}
