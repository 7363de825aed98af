import { ButtonLink } from '@cakrawala/ui/button-link'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import type { Provider } from '#domain/reward/payout/offered-banks.server.ts'
import { refundWords } from '#i18n/refunds.ts'
import { formatRupiah } from '#kernel/money.ts'
import { BankAccountFields } from '#web/parts/bank-account-fields.tsx'
import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

type Facts = { free: bigint; banks: Provider[]; proof: ProofAsked; requestKey: string }

/** The owner asks for free balance back. `requestKey` makes one request of however many times the form is sent. */
export function RefundForm({ free, banks, proof, requestKey }: Facts) {
  const { form } = useWords(refundWords)
  const path = usePath()
  if (!proof.totp && !proof.passkey)
    return (
      <Notice
        tone="warning"
        action={<ButtonLink to={path('/company/profile/security')}>{form.toSecurity}</ButtonLink>}
      >
        {form.factor}
      </Notice>
    )
  if (free === 0n) return <Notice tone="info">{form.nothing}</Notice>
  return (
    <Panel title={form.title} subtitle={form.free({ amount: formatRupiah(free) })}>
      <ActForm intent="request_refund" className="grid gap-4">
        <Fields banks={banks} requestKey={requestKey} />
        <ProofFields asked={proof} />
        <p className="text-sm text-ink-soft">{form.people}</p>
        <SubmitButton wide>{form.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

/** Emptied once a request is taken: sent again as it stands, it would be a second one. */
function Fields({ banks, requestKey }: Pick<Facts, 'banks' | 'requestKey'>) {
  const { form, amount, holder } = useWords(refundWords)
  return (
    <div key={useAccepted()} className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <FormField name="amount" label={amount} hint={form.amountHint} required>
        <MoneyInput defaultValue={useTyped('amount')} />
      </FormField>
      <BankAccountFields banks={banks} words={{ ...form, holder }} />
    </div>
  )
}
