import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { ButtonLink } from '@cakrawala/ui/button-link'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ReportFormErrors } from './report-form-errors.tsx'
import { ReportFormFields } from './report-form-fields.tsx'

/** The form for correcting a report no one has taken up yet. */
export function ReportEditForm({
  report,
  targets,
}: {
  report: ReportForReporter
  targets: readonly string[]
}) {
  const words = useWords(reportFormWords)
  const page = usePath()(`/bughunter/hacktivity/${report.hash}/${report.id}`)
  return (
    <ActForm intent="edit" className="grid gap-8">
      <ReportFormErrors />
      <SeenVersion name="revision" version={report.revision} kept={page} />
      <ReportFormFields hunter={report.reporter.username} targets={targets} kept={report} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words.saveEdit}</SubmitButton>
        <ButtonLink to={page}>{words.cancel}</ButtonLink>
      </div>
    </ActForm>
  )
}
