import { MoneyInput } from '@cakrawala/ui/money-input'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { bandNumbers, taxScopes } from '#domain/setting/tax-fields.ts'
import { settingWords } from '#i18n/settings.ts'
import { FormField, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** Fields of a tax rule: whom it speaks of, what is taxed, and by which bands. */
export function TaxValueFields() {
  const { choose, fields, taxScopes: names, lastBand } = useWords(settingWords)
  return (
    <>
      <FormField name="scope" label={fields.scope} required>
        <Select
          placeholder={choose}
          options={taxScopes.map((scope) => ({ value: scope, label: names[scope] }))}
          defaultValue={useTyped('scope', '')}
        />
      </FormField>
      <Percent name="basePercent" label={fields.basePercent} required />
      <p className="text-xs text-ink-soft">{lastBand}</p>
      {bandNumbers.map((at) => (
        <Band key={at} at={at} />
      ))}
      <Percent name="surchargePercent" label={fields.surchargePercent} required />
      <FormField name="source" label={fields.source} required>
        <TextInput maxLength={200} autoComplete="off" defaultValue={useTyped('source')} />
      </FormField>
    </>
  )
}

function Band({ at }: { at: number }) {
  const { percent, upTo } = useWords(settingWords)
  const name = `upTo${at}`
  return (
    <div className="grid grid-cols-2 gap-3">
      <Percent name={`percent${at}`} label={percent({ at })} required={at === 1} />
      <FormField name={name} label={upTo({ at })}>
        <MoneyInput defaultValue={useTyped(name)} />
      </FormField>
    </div>
  )
}

function Percent({ name, label, required }: { name: string; label: string; required: boolean }) {
  return (
    <FormField name={name} label={label} required={required}>
      <TextInput inputMode="decimal" maxLength={6} defaultValue={useTyped(name)} />
    </FormField>
  )
}
