import { ActForm, useRefused } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { FormSection } from '@cakrawala/ui/form-section'
import Paperclip from 'lucide-react/icons/paperclip'
import type { ReportFile } from '#domain/report/report-view.ts'
import type { Submission } from '#domain/report/sending/submission-queries.server.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { DraftActions } from './draft-actions.tsx'
import { keptIn } from './draft-clash.ts'
import { ReportFormErrors } from './report-form-errors.tsx'
import { ReportFormFields } from './report-form-fields.tsx'

type DraftFormProps = Pick<Submission, 'program' | 'draft' | 'obstacle'> & { formKey: string; hunter: string }

/**
 * The form of a new report or a draft. Its buttons choose what happens after everything is saved (`step`).
 */
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

/** The files stored on a draft and the field for more; taking one off saves the whole form with it. */
function DraftFiles({ kept }: { kept: readonly ReportFile[] }) {
  const files = keptIn(useRefused())?.files ?? kept
  return (
    <>
      {/* What is stored already must not be sent again: a new key empties the control. */}
      <AttachmentField key={files.length} />
      {files.length > 0 && (
        <ul id="files" className="grid gap-2">
          {files.map((file) => (
            <DraftFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </>
  )
}

function DraftFile({ file: { id, name, size } }: { file: ReportFile }) {
  const words = useWords(reportReadingWords).files
  const path = usePath()
  return (
    <li className="flex flex-wrap items-center gap-3 rounded border border-line bg-surface px-3 py-2">
      <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <a
        href={path(`/bughunter/files/${id}`)}
        download
        className="min-w-0 flex-1 break-all text-samudra-text hover:underline max-md:py-3"
        aria-label={words.download({ name })}
      >
        {name}
      </a>
      <span className="text-xs text-ink-soft tabular-nums">
        {words.kilobytes({ kilobytes: Math.max(1, Math.round(size / 1000)) })}
      </span>
      <Button name="detach" value={id}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
