import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { Provider } from '#domain/reward/payout/offered-banks.server.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { FormField, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** Bank or e-wallet, its number and its holder. */
export function PayoutAccountFields({ fullName, providers }: { fullName: string; providers: Provider[] }) {
  const { accountPage: words } = useWords(ownPayoutWords)
  const { holder } = useWords(payoutWords)
  return (
    <>
      <FormField name="provider" label={words.provider} required>
        <Select placeholder={words.choose} defaultValue={useTyped('provider', '')}>
          <Names label={words.banks} providers={providers.filter(({ kind }) => kind === 'bank')} />
          <Names label={words.wallets} providers={providers.filter(({ kind }) => kind === 'wallet')} />
        </Select>
      </FormField>
      <FormField name="number" label={words.number} hint={words.numberHint} required>
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={useTyped('number')}
        />
      </FormField>
      <FormField
        name="holder"
        label={holder}
        hint={`${words.holderHint} ${words.name({ name: fullName })}`}
        required
      >
        <TextInput autoComplete="off" maxLength={100} defaultValue={useTyped('holder', fullName)} />
      </FormField>
    </>
  )
}

function Names({ label, providers }: { label: string; providers: Provider[] }) {
  return (
    <optgroup label={label}>
      {providers.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
