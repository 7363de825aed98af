import { Button } from '@cakrawala/ui/button'
import { FormSection } from '@cakrawala/ui/form-section'
import type { Submission } from '#domain/report/sending/submission-queries.server.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { ActForm } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftFiles } from './draft-files.tsx'
import { ReportFormErrors } from './report-form-errors.tsx'
import { ReportFormFields } from './report-form-fields.tsx'

type DraftFormProps = Pick<Submission, 'program' | 'draft' | 'obstacle'> & { formKey: string; hunter: string }

/** The form of a new report or a draft. Its buttons say what happens after everything is saved (`step`). */
export function ReportDraftForm({ program, draft, obstacle, formKey, hunter }: DraftFormProps) {
  const { calculate, sections } = useWords(reportFormWords)
  return (
    <ActForm intent="report" encType="multipart/form-data" className="grid gap-6">
      <ReportFormErrors />
      <ReportFormFields
        hunter={hunter}
        targets={openTargetsOf(program)}
        kept={draft}
        afterScore={
          <div>
            <Button name="step" value="score">
              {calculate}
            </Button>
          </div>
        }
      />
      <FormSection number={9} title={sections.files}>
        <DraftFiles kept={draft?.files ?? []} />
      </FormSection>
      <DraftActions {...{ program, draft, obstacle, formKey }} />
    </ActForm>
  )
}

/** What may be tested now; a draft about a paused target keeps it until it is sent. */
function openTargetsOf({ policy, pausedTargets }: Submission['program']): string[] {
  return policy.scope.map(({ target }) => target).filter((target) => !pausedTargets.includes(target))
}
