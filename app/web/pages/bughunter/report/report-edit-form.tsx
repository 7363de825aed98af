import type { ReportForReporter } from '#domain/report/report-view.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ActForm, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ReportFormErrors } from './report-form-errors.tsx'
import { ReportFormFields } from './report-form-fields.tsx'

/** The form for correcting a report nobody has taken up yet. */
export function ReportEditForm({
  report,
  targets,
}: {
  report: ReportForReporter
  targets: readonly string[]
}) {
  const words = useWords(reportFormWords)
  return (
    <ActForm intent="edit" className="grid gap-8">
      <ReportFormErrors />
      <Revision revision={report.revision} />
      <ReportFormFields hunter={report.reporter.username} targets={targets} kept={report} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words.saveEdit}</SubmitButton>
        <ButtonLink to={usePath()(`/bughunter/hacktivity/${report.hash}/${report.id}`)}>
          {words.cancel}
        </ButtonLink>
      </div>
    </ActForm>
  )
}

function Revision({ revision }: { revision: number }) {
  return <input type="hidden" name="revision" value={useTyped('revision', String(revision))} />
}
