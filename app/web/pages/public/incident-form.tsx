import { incidentReportWords } from '#i18n/incident-report.ts'
import { FileInput } from '#ui/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '#web/parts/form.tsx'
import { FormLure } from '#web/parts/form-lure.tsx'
import { L, useWords } from '#web/parts/locale.tsx'

/** @param mark of this form, made by the loader */
export function IncidentForm({ mark }: { mark: string }) {
  const words = useWords(incidentReportWords)
  return (
    <Panel title={words.formTitle}>
      <ActForm intent="report" encType="multipart/form-data" className="grid gap-5">
        <Fields mark={mark} />
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

function Fields({ mark }: { mark: string }) {
  const { fields, hints, ...words } = useWords(incidentReportWords)
  return (
    <>
      {useRefused() && <Notice tone="warning">{words.failed}</Notice>}
      <FormLure mark={mark} label={words.reference} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Line name="name" autoComplete="name" />
        <Line name="email" type="email" autoComplete="email" hint={hints.email} />
      </div>
      <Line name="application" hint={hints.application} />
      <Line name="title" hint={hints.title} />
      <FormField name="description" label={fields.description} hint={hints.description} required>
        <TextArea rows={8} maxLength={10_000} defaultValue={useTyped('description')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file}>
        <FileInput accept="application/pdf,image/jpeg,image/png,image/webp" />
      </FormField>
    </>
  )
}

type LineProps = {
  name: 'name' | 'email' | 'application' | 'title'
  autoComplete?: string
  type?: 'text' | 'email'
  hint?: string
}

function Line({ name, hint, type = 'text', autoComplete = 'off' }: LineProps) {
  const { fields } = useWords(incidentReportWords)
  return (
    <FormField name={name} label={fields[name]} hint={hint} required>
      <TextInput type={type} maxLength={254} autoComplete={autoComplete} defaultValue={useTyped(name)} />
    </FormField>
  )
}
