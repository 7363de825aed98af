import { type Position, positions } from '#domain/inquiry/inquiry.ts'
import { applyWords } from '#i18n/apply.ts'
import { FileInput } from '#ui/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '#web/parts/form.tsx'
import { FormLure } from '#web/parts/form-lure.tsx'
import { L, useWords } from '#web/parts/locale.tsx'

type Asked = { mark: string; position: Position | null }

/** @param mark of this form, made by the loader */
export function ApplyForm(asked: Asked) {
  const words = useWords(applyWords)
  return (
    <Panel title={words.formTitle}>
      <ActForm intent="apply" encType="multipart/form-data" className="grid gap-5">
        <Fields {...asked} />
        <p className="text-sm text-ink-soft">
          {words.privacy}{' '}
          <L to="/privacy-policy" className="text-samudra-text underline">
            {words.privacyLink}
          </L>
        </p>
        <div>
          <SubmitButton variant="accent">{words.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Fields({ mark, position }: Asked) {
  const { fields, hints, positions: names, ...words } = useWords(applyWords)
  return (
    <>
      {useRefused() && <Notice tone="warning">{words.failed}</Notice>}
      <FormLure mark={mark} label={words.reference} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Line name="fullName" autoComplete="name" />
        <Line name="email" type="email" autoComplete="email" />
        <Line name="phone" type="tel" autoComplete="tel" hint={hints.phone} />
        <FormField name="position" label={fields.position} required>
          <Select
            placeholder={words.choose}
            options={positions.map((value) => ({ value, label: names[value] }))}
            defaultValue={useTyped('position', position ?? '')}
          />
        </FormField>
      </div>
      <FormField name="message" label={fields.message} hint={hints.message} required>
        <TextArea rows={8} maxLength={5_000} defaultValue={useTyped('message')} />
      </FormField>
      <FormField name="link" label={fields.link} hint={hints.link}>
        <TextInput type="url" maxLength={500} autoComplete="url" defaultValue={useTyped('link')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file} required>
        <FileInput accept="application/pdf" />
      </FormField>
    </>
  )
}

type LineProps = {
  name: 'fullName' | 'email' | 'phone'
  autoComplete: string
  type?: 'text' | 'email' | 'tel'
  hint?: string
}

function Line({ name, hint, type = 'text', autoComplete }: LineProps) {
  const { fields } = useWords(applyWords)
  return (
    <FormField name={name} label={fields[name]} hint={hint} required>
      <TextInput type={type} maxLength={254} autoComplete={autoComplete} defaultValue={useTyped(name)} />
    </FormField>
  )
}
