import { useSearchParams } from 'react-router'
import { eventTypes } from '#domain/event/event.ts'
import { eventNouns } from '#domain/privacy/audit-log.ts'
import { auditLogWords } from '#i18n/audit-log.ts'
import { Field } from '#ui/field.tsx'
import { Filters } from '#ui/filters.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'

const named = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

/** Narrows the log; every choice stands in the address. */
export function AuditFilters() {
  const { filters } = useWords(auditLogWords)
  const [search] = useSearchParams()
  const root = usePath()('/hello/audit-log')
  const narrowed = [...search].some(([name, value]) => value !== '' && name !== 'before')
  const value = (name: string) => search.get(name) ?? ''
  return (
    <Filters
      key={search.toString()}
      action={root}
      label={filters.label}
      submitLabel={filters.submit}
      {...(narrowed ? { resetTo: root, resetLabel: filters.reset } : {})}
    >
      <Field name="who" label={filters.who}>
        <TextInput defaultValue={value('who')} maxLength={100} autoComplete="off" />
      </Field>
      <Field name="about" label={filters.about}>
        <TextInput defaultValue={value('about')} maxLength={100} placeholder={filters.aboutHint} />
      </Field>
      <Field name="noun" label={filters.noun}>
        <Select placeholder={filters.all} options={named(eventNouns)} defaultValue={value('noun')} />
      </Field>
      <Field name="type" label={filters.type}>
        <Select placeholder={filters.all} options={named(eventTypes)} defaultValue={value('type')} />
      </Field>
      <Field name="from" label={filters.from}>
        <TextInput type="date" defaultValue={value('from')} />
      </Field>
      <Field name="to" label={filters.to}>
        <TextInput type="date" defaultValue={value('to')} />
      </Field>
    </Filters>
  )
}
