import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { TextInput } from '@cakrawala/ui/text-input'
import { breachWords } from '#i18n/breach.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Which readings to look through; every choice is in the address. */
export function BreachFilters({ asked }: { asked: Readonly<Record<string, string>> }) {
  const { filters } = useWords(breachWords)
  const action = usePath()('/hello/breach')
  return (
    <Filters key={JSON.stringify(asked)} action={action} label={filters.label} submitLabel={filters.submit}>
      {(['from', 'to', 'known'] as const).map((name) => (
        <div key={name} className="col-span-2 min-w-0 md:min-w-60!">
          <Field name={name} label={filters[name]}>
            <TextInput type="datetime-local" required defaultValue={asked[name]} />
          </Field>
        </div>
      ))}
      <Field name="who" label={filters.who}>
        <TextInput
          maxLength={100}
          autoComplete="off"
          placeholder={filters.whoHint}
          defaultValue={asked.who}
        />
      </Field>
      <Field name="address" label={filters.address}>
        <TextInput maxLength={45} autoComplete="off" defaultValue={asked.address} />
      </Field>
      <Field name="about" label={filters.about}>
        <TextInput maxLength={100} placeholder={filters.aboutHint} defaultValue={asked.about} />
      </Field>
    </Filters>
  )
}
