import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { SettingView } from '#domain/operations/setting/setting-view.ts'
import {
  feesOf,
  pointsOf,
  type SettingKey,
  type SettingValues,
  switchNames,
} from '#domain/setting/setting.ts'
import { bandNumbers, taxScopes } from '#domain/setting/tax-fields.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The fields of a line of this setting; tables begin with what holds today. */
export function ValueFields({ setting: { key, holding } }: { setting: SettingView }) {
  // The value in force is one of its key.
  const Fields = fieldsOf[key] as (its: ValueInForce<SettingKey>) => React.ReactNode
  return <Fields value={holding[0]?.value} />
}

type ValueInForce<Key extends SettingKey> = { value: SettingValues[Key] | undefined }

const fieldsOf: { [Key in SettingKey]: (its: ValueInForce<Key>) => React.ReactNode } = {
  holidays: () => (
    <>
      <YesNo name="off" />
      <Line name="name" word="name" />
    </>
  ),
  points: ({ value }) => value && <Figures figures={pointsOf(value)} />,
  fees: ({ value }) => value && <Figures figures={feesOf(value)} />,
  tax: () => <TaxValueFields />,
  switches: () => (
    <>
      <SwitchName />
      <YesNo name="on" />
    </>
  ),
  banks: () => (
    <>
      <Line name="code" word="code" />
      <Line name="name" word="bankName" />
      <YesNo name="offered" />
    </>
  ),
  brand: ({ value }) => (
    <>
      <Line name="name" word="brandName" kept={value?.name} />
      <Line name="domain" word="domain" kept={value?.domain} />
    </>
  ),
}

function Figures({ figures }: { figures: Readonly<Record<string, number>> }) {
  const { fields } = useWords(settingWords)
  const names: Readonly<Record<string, string>> = fields
  return Object.entries(figures).map(([name, figure]) => (
    <Figure key={name} name={name} label={names[name] ?? name} kept={String(figure)} />
  ))
}

function Figure({ name, label, kept }: { name: string; label: string; kept: string }) {
  return (
    <FormField name={name} label={label} required>
      <TextInput inputMode="numeric" maxLength={6} defaultValue={useTyped(name, kept)} />
    </FormField>
  )
}

type FieldWord = keyof ReturnType<typeof useFieldWords>
const useFieldWords = () => useWords(settingWords).fields

function Line({ name, word, kept }: { name: string; word: FieldWord; kept?: string | undefined }) {
  return (
    <FormField name={name} label={useFieldWords()[word]} required>
      <TextInput maxLength={253} autoComplete="off" defaultValue={useTyped(name, kept)} />
    </FormField>
  )
}

function YesNo({ name }: { name: 'off' | 'on' | 'offered' }) {
  const { choices, choose, fields } = useWords(settingWords)
  const { yes, no } = choices[name]
  return (
    <FormField name={name} label={fields[name]} required>
      <Select
        placeholder={choose}
        options={[
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]}
        defaultValue={useTyped(name, '')}
      />
    </FormField>
  )
}

function SwitchName() {
  const { choose, fields, switches } = useWords(settingWords)
  return (
    <FormField name="name" label={fields.switchName} required>
      <Select
        placeholder={choose}
        options={switchNames.map((name) => ({ value: name, label: switches[name] }))}
        defaultValue={useTyped('name', '')}
      />
    </FormField>
  )
}

/** Fields of a tax rule: whom it speaks of, what is taxed, and by which bands. */
function TaxValueFields() {
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
