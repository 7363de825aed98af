import { useRef } from 'react'
import type { Submission } from '#domain/report/submission-queries.server.ts'
import { timeText } from '#i18n/moment.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormSection } from '#ui/form-section.tsx'
import { Notice } from '#ui/notice.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { ReportFormFields } from './report-form-fields.tsx'
import { type AutosaveState, useAutosave } from './use-autosave.ts'

type DraftFormProps = Pick<Submission, 'program' | 'draft' | 'obstacle'> & { formKey: string; hunter: string }

/** The form of a new report or a draft. Its buttons say what happens after everything is saved (`step`). */
export function ReportDraftForm({ program, draft, obstacle, formKey, hunter }: DraftFormProps) {
  const words = useWords(reportFormWords)
  const { fields, sections } = words
  return (
    <ActForm intent="report" encType="multipart/form-data" className="grid gap-8">
      <Bookkeeping formKey={formKey} revision={draft?.revision ?? 0} />
      <ReportFormFields
        hunter={hunter}
        targets={program.policy.scope.map(({ target }) => target)}
        kept={draft}
        afterScore={
          <div>
            <Button name="step" value="score">
              {words.calculate}
            </Button>
          </div>
        }
      />
      <FormSection number={9} title={sections.files}>
        <FormField name="files" label={fields.files} hint={fields.filesHint}>
          <FileInput multiple accept="image/png,image/jpeg,image/webp,application/pdf" />
        </FormField>
      </FormSection>
      <div className="flex flex-wrap gap-3">
        <Button name="step" value="save">
          {words.save}
        </Button>
        <Button name="step" value="preview">
          {words.preview}
        </Button>
        {obstacle === null && (
          <SubmitButton name="step" value="submit">
            {words.submit}
          </SubmitButton>
        )}
      </div>
    </ActForm>
  )
}

function Bookkeeping({ formKey, revision }: { formKey: string; revision: number }) {
  const place = useRef<HTMLDivElement>(null)
  const typedRevision = Number(useTyped('revision', String(revision))) || 0
  const state = useAutosave(place, Math.max(revision, typedRevision), true)
  return (
    <div ref={place}>
      <input type="hidden" name="key" value={useTyped('key', formKey)} />
      <input type="hidden" name="revision" value={state.revision} />
      <SaveState {...state} />
    </div>
  )
}

function SaveState({ savedAt, busy, conflict }: AutosaveState) {
  const words = useWords(reportFormWords)
  const locale = useLocale()
  if (conflict) return <Notice tone="warning">{words.conflict}</Notice>
  return (
    <p role="status" className="text-xs text-ink-soft tabular-nums">
      {busy ? words.saving : savedAt && words.saved({ time: timeText(savedAt, locale) })}
    </p>
  )
}
