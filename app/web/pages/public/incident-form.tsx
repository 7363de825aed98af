import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { FileInput } from '@cakrawala/ui/file-input'
import { TextArea } from '@cakrawala/ui/text-area'
import { incidentReportWords } from '#i18n/incident-report.ts'
import { useWords } from '#web/parts/locale.tsx'
import { PrivacyLine } from '#web/parts/privacy-line.tsx'

/** @param mark of this form, made by the loader */
export function IncidentForm({ mark }: { mark: string }) {
  const words = useWords(incidentReportWords)
  return (
    <PublicForm intent="report" mark={mark} files words={{ ...words, title: words.formTitle }}>
      <Fields />
      <PrivacyLine text={words.privacy} link={words.privacyLink} />
    </PublicForm>
  )
}

function Fields() {
  const { fields, hints } = useWords(incidentReportWords)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PublicLine name="name" label={fields.name} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" hint={hints.email} />
      </div>
      <PublicLine name="application" label={fields.application} hint={hints.application} />
      <PublicLine name="title" label={fields.title} hint={hints.title} />
      <FormField name="description" label={fields.description} hint={hints.description} required>
        <TextArea rows={8} maxLength={10_000} defaultValue={useTyped('description')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file}>
        <FileInput accept="application/pdf,image/jpeg,image/png,image/webp" />
      </FormField>
    </>
  )
}
