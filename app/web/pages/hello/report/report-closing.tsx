import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useRef, useState } from 'react'
import { invalidReasons } from '#domain/report/report-state.ts'
import type { ReportForOperator } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { AnswerTool } from '#web/parts/writing/answer-tool.tsx'

/** Closing as a copy of an older report. */
export function DuplicateForm({ report }: { report: ReportForOperator }) {
  const { text, submit } = useWords(reportActWords).acts.close_duplicate
  return (
    <ActForm intent="close_duplicate" className="grid gap-4">
      <input type="hidden" name="revision" value={report.revision} />
      <p className="text-ink-soft">{text}</p>
      <OriginalField />
      <SubmitButton variant="secondary" wide>
        {submit}
      </SubmitButton>
    </ActForm>
  )
}

/** Closing a report that is not valid, with the reason its bughunter reads. */
export function InvalidForm() {
  const { text, submit } = useWords(reportActWords).acts.close_invalid
  return (
    <ActForm intent="close_invalid" className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <ReasonFields />
      <SubmitButton variant="danger" wide>
        {submit}
      </SubmitButton>
    </ActForm>
  )
}

function OriginalField() {
  const { fields } = useWords(reportActWords)
  const brand = useBrand().slug.toUpperCase()
  return (
    <ActField
      act="close_duplicate"
      name="original"
      label={fields.original}
      hint={fields.originalHint({ brand })}
      required
    >
      <TextInput mono autoComplete="off" spellCheck={false} defaultValue={useTyped('original')} />
    </ActField>
  )
}

function ReasonFields() {
  const { fields } = useWords(reportActWords)
  const { closeReasons } = useWords(reportWords)
  return (
    <>
      <ActField act="close_invalid" name="reason" label={fields.closeAs} required>
        <Select
          placeholder={fields.choose}
          defaultValue={useTyped('reason')}
          options={invalidReasons.map((value) => ({ value, label: closeReasons[value] }))}
        />
      </ActField>
      <ActField act="close_invalid" name="note" label={fields.reason} hint={fields.reasonHint} required>
        <NoteField />
      </ActField>
    </>
  )
}

/** A plain text, with the canned answers beside it. */
function NoteField() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [touched, setTouched] = useState(false)
  return (
    <div className="grid gap-1">
      <TextArea ref={area} rows={4} defaultValue={useTyped('note')} onFocus={() => setTouched(true)} />
      {touched && (
        <div className="flex flex-wrap items-center">
          <AnswerTool area={area} />
        </div>
      )}
    </div>
  )
}
