import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import type { SettingView } from '#domain/operations/setting/setting-views.server.ts'
import { settingWords } from '#i18n/settings.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { SeenVersion } from '#web/parts/seen-version.tsx'
import { ValueFields } from './value-fields.tsx'

/** Writes a new line: what holds from which day on, and why. */
export function ChangeForm({ setting, proof }: { setting: SettingView; proof: ProofAsked }) {
  const { change } = useWords(settingWords)
  const { key, second, seen } = setting
  const path = usePath()
  return (
    <Panel title={change.title} subtitle={second ? change.two : change.one}>
      <ActForm intent="change" className="grid gap-4">
        <SeenVersion name="seen" version={seen} kept={path(`/hello/settings/${key}`)} />
        <ValueFields setting={setting} />
        <Day setting={setting} />
        <Reason />
        <ProofFields asked={proof} />
        <SubmitButton>{second ? change.propose : change.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Day({ setting: { key, firstDay } }: { setting: SettingView }) {
  const { change } = useWords(settingWords)
  const holiday = key === 'holidays'
  return (
    <FormField name="validFrom" label={holiday ? change.day : change.validFrom} required>
      <TextInput
        type="date"
        min={firstDay}
        defaultValue={useTyped('validFrom', holiday ? undefined : firstDay)}
      />
    </FormField>
  )
}

function Reason() {
  const { change } = useWords(settingWords)
  return (
    <FormField name="reason" label={change.reason} hint={change.reasonHint} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
