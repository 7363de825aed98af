import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import type { CommentAudience } from '#domain/report/report-code.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../locale.tsx'
import { AttachFiles } from '../writing/attach-files.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'

/** The form for a comment (`intent=comment`, fields `body`, `files` and `audience`); nothing for people who may not write. */
export function ReportComments({ audiences }: { audiences: readonly CommentAudience[] }) {
  const { comments } = useWords(reportReadingWords)
  useKeys(audiences.length > 0 ? { comment: toComment } : {})
  if (audiences.length === 0) return null
  return (
    <Panel title={comments.title} id="comment">
      <ActForm intent="comment" encType="multipart/form-data" className="grid gap-1.5">
        <FormField name="body" label={comments.body} hint={comments.bodyHint} required>
          <CommentBody />
        </FormField>
        <AudienceChoice audiences={audiences} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
          <AttachFiles />
          <SubmitButton variant="secondary">{comments.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function toComment(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('#comment textarea')
  field?.focus()
  return field !== null
}

function CommentBody() {
  return <MarkdownArea guards="stored" rows={2} maxLength={5000} defaultValue={useTyped('body')} />
}

function AudienceChoice({ audiences }: { audiences: readonly CommentAudience[] }) {
  const { comments } = useWords(reportReadingWords)
  const error = useFieldError('audience', comments.audience)
  const typed = useTyped('audience', 'all')
  const [only] = audiences
  if (audiences.length === 1 && only) {
    return (
      <>
        <input type="hidden" name="audience" value={only} />
        {only !== 'all' && (
          <p className="text-sm text-ink-soft">{`${comments.audience}: ${comments[only]}`}</p>
        )}
      </>
    )
  }
  const options = audiences.map((value) => ({ value, label: comments[value] }))
  return (
    <RadioGroup
      name="audience"
      legend={comments.audience}
      options={options}
      columns={3}
      defaultValue={typed}
      error={error}
    />
  )
}
