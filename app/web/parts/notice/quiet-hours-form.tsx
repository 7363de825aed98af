import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Field } from '@cakrawala/ui/field'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { type QuietHours, zones } from '#domain/notification/quiet-hours.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { useWords } from '../locale.tsx'

/** When a person is not disturbed. Both times left empty end it. */
export function QuietHoursForm({ quiet }: { quiet: QuietHours | null }) {
  const words = useWords(notificationWords).quiet
  return (
    <Panel title={words.title} subtitle={words.text}>
      <ActForm intent="quiet" className="flex flex-wrap items-end gap-4">
        <Time name="from" label={words.from} value={quiet?.from} />
        <Time name="to" label={words.to} value={quiet?.to} />
        <Field name="zone" label={words.zone} error={useFieldError('zone', words.zone)}>
          <Select
            defaultValue={useTyped('zone', quiet?.zone ?? 'WIB')}
            options={zones.map((value) => ({ value, label: words.zones[value] }))}
          />
        </Field>
        <SubmitButton variant="secondary">{words.save}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

type TimeProps = { name: 'from' | 'to'; label: string; value: string | undefined }

function Time({ name, label, value = '' }: TimeProps) {
  return (
    <Field name={name} label={label} error={useFieldError(name, label)}>
      <TextInput type="time" defaultValue={useTyped(name, value)} />
    </Field>
  )
}
