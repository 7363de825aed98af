import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { Provider } from '#domain/reward/payout/offered-banks.server.ts'

type BankAccountFieldsProps = {
  banks: readonly Pick<Provider, 'code' | 'name'>[]
  words: { bank: string; choose: string; number: string; holder: string; holderHint: string }
}

/** The bank account money goes to: `provider`, `number` and `holder` of its form. */
export function BankAccountFields({ banks, words }: BankAccountFieldsProps) {
  return (
    <>
      <FormField name="provider" label={words.bank} required>
        <Select
          placeholder={words.choose}
          defaultValue={useTyped('provider', '')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </FormField>
      <FormField name="number" label={words.number} required>
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={useTyped('number')}
        />
      </FormField>
      <FormField name="holder" label={words.holder} hint={words.holderHint} required>
        <TextInput autoComplete="off" maxLength={100} defaultValue={useTyped('holder')} />
      </FormField>
    </>
  )
}
