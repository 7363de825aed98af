import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { SettingView } from '#domain/operations/setting/setting-view.ts'
import type { Provider } from '#domain/reward/payout/offered-banks.server.ts'
import {
  accountPlaces,
  feesOf,
  pointsOf,
  pricedPlans,
  type SettingKey,
  type SettingValues,
  switchNames,
} from '#domain/setting/setting.ts'
import { bandNumbers, taxScopes } from '#domain/setting/tax-fields.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The fields of a line of this setting; tables begin with what holds today. */
export function ValueFields({
  setting: { key, holding },
  banks,
}: {
  setting: SettingView
  banks: Provider[]
}) {
  // The value in force is one of its key.
  const Fields = fieldsOf[key] as (its: ValueInForce<SettingKey>) => React.ReactNode
  return <Fields value={holding[0]?.value} banks={banks} />
}

/** `banks`: those an account may be at. */
type ValueInForce<Key extends SettingKey> = { value: SettingValues[Key] | undefined; banks: Provider[] }

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
  plans: () => <PlanFields />,
  accounts: ({ banks }) => <AccountFields banks={banks} />,
  switches: () => (
    <>
      <Choice name="name" word="switchName" names={useWords(settingWords).switches} of={switchNames} />
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

function YesNo({ name }: { name: 'off' | 'on' | 'offered' | 'used' }) {
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

type ChoiceProps = {
  name: string
  word: FieldWord
  of: readonly string[]
  names: Readonly<Record<string, string>>
}

function Choice({ name, word, of, names }: ChoiceProps) {
  const { choose, fields } = useWords(settingWords)
  return (
    <FormField name={name} label={fields[word]} required>
      <Select
        placeholder={choose}
        options={of.map((value) => ({ value, label: names[value] ?? value }))}
        defaultValue={useTyped(name, '')}
      />
    </FormField>
  )
}

function PlanFields() {
  const { fields, planNames, priceHint } = useWords(settingWords)
  return (
    <>
      <Choice name="plan" word="plan" of={pricedPlans} names={planNames} />
      <FormField name="price" label={fields.price} hint={priceHint}>
        <MoneyInput defaultValue={useTyped('price')} />
      </FormField>
    </>
  )
}

/** An account companies transfer to; nothing is filled in, so that every digit is typed by who proposes it. */
function AccountFields({ banks }: { banks: Provider[] }) {
  const { accountPlace } = useWords(settingWords)
  const places = Object.fromEntries(accountPlaces.map((place) => [place, accountPlace({ place })]))
  const names = Object.fromEntries(banks.map(({ code, name }) => [code, name]))
  return (
    <>
      <Choice name="place" word="place" of={accountPlaces} names={places} />
      <Choice name="bank" word="bank" of={banks.map(({ code }) => code)} names={names} />
      <Line name="number" word="number" />
      <Line name="holder" word="holder" />
      <YesNo name="used" />
    </>
  )
}

/** Fields of a tax rule: whom it speaks of, what is taxed, and by which bands. */
function TaxValueFields() {
  const { fields, taxScopes: names, lastBand } = useWords(settingWords)
  return (
    <>
      <Choice name="scope" word="scope" of={taxScopes} names={names} />
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
