import { ActForm, useRefused } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import type { FieldError } from '@cakrawala/refusal/refusal'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { FormSection } from '@cakrawala/ui/form-section'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import Paperclip from 'lucide-react/icons/paperclip'
import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useActionData, useFetcher, useLoaderData } from 'react-router'
import type { ReportingObstacle } from '#domain/program/reporting/reporting-policy.ts'
import { familyFor, familyNames } from '#domain/report/families/template-families.ts'
import type { ReportFile } from '#domain/report/report-view.ts'
import {
  type Submission,
  savedDraftSeenBy,
  submissionSeenBy,
} from '#domain/report/sending/submission-queries.server.ts'
import { templatesSeenBy } from '#domain/report/template/template-queries.server.ts'
import { reportWords } from '#i18n/report.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { FileContent, FileSize } from '#web/parts/report/file-content.tsx'
import { ReportPictures } from '#web/parts/report/report-pictures.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { UserText } from '#web/parts/user-text.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { DraftActions } from './draft-actions.tsx'
import { ReportFormErrors, ReportFormFields } from './report-form-fields.tsx'
import { actOnSubmission, keptBehind } from './submit-report-acts.server.ts'
import { SaveAsTemplate, TemplateChoice, type Templates } from './template-choice.tsx'
import { type Autosaved, autosaveKey, keptIn } from './use-autosave.ts'

export const meta = pageTitle(reportFormWords, (words) => words.title)

export const loader = load(async ({ actor, params, url, go, locale }) => {
  const draftId = url.searchParams.get('draft')
  const answer = await submissionSeenBy(actor, params.id, draftId)
  const kept = answer ? null : await savedDraftSeenBy(actor, draftId)
  // Back from the report that was a draft.
  if (kept?.sent) throw go(`/bughunter/hacktivity/${kept.hash}/${kept.id}`)
  const submission = found(answer)
  const { draft } = submission
  const texts =
    draft && url.searchParams.get('show') === 'preview'
      ? [draft.pocMd, draft.impactMd, draft.recommendationMd]
      : null
  const [poc = '', impact = '', recommendation = ''] = texts
    ? await Promise.all(texts.map(renderMarkdown))
    : []
  const preview = texts && { poc, impact, recommendation }
  const templates = {
    families: familyNames(locale),
    own: await templatesSeenBy(actor),
    fitting: draft && familyFor(draft),
  }
  // Filled anew by a template: its fields begin with what is stored.
  const filled = url.searchParams.get('filled')?.slice(0, 10) ?? ''
  return { ...submission, preview, templates, filled, hunter: isBughunter(actor) ? actor.username : '' }
})

export const action = actWithFiles(actOnSubmission, keptBehind)

/** A saved or refused form must not be given a new key under the writer's hands. */
export function shouldRevalidate({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'autosave' || (actionStatus ?? 200) >= 400) return false
  return defaultShouldRevalidate
}

export default function SubmitReport() {
  const { program, obstacle, key, draft, preview, hunter, templates, filled } = useLoaderData<typeof loader>()
  const words = useWords(reportFormWords)
  const path = usePath()
  const detail = path(`/bughunter/programs/detail/${program.id}`)
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.lead({ program: program.title, company: program.companyName })}
        breadcrumb={[
          { to: path('/bughunter/programs'), label: words.trail.programs },
          { to: detail, label: program.title },
          { label: words.trail.submit },
        ]}
        breadcrumbLabel={words.trail.label}
      />
      {obstacle && <Obstacle obstacle={obstacle} programId={program.id} />}
      <p className="text-ink-soft">{words.rules}</p>
      {preview && (
        <ReportPictures files={draft?.files ?? noFiles}>
          <ReportPreview preview={preview} />
        </ReportPictures>
      )}
      <ReportDraftForm
        key={`${key} ${filled}`}
        formKey={key}
        {...{ program, draft, obstacle, hunter, templates }}
      />
    </div>
  )
}

function Obstacle({ obstacle, programId }: { obstacle: ReportingObstacle; programId: string }) {
  const { obstacles } = useWords(reportFormWords)
  const path = usePath()
  const ways: Partial<Record<ReportingObstacle, { to: string; label: string }>> = {
    account_unverified: { to: '/bughunter/profile', label: obstacles.toProfile },
    nda_missing: { to: '/bughunter/nda', label: obstacles.toNda },
    agreement_missing: { to: `/bughunter/programs/agreement/${programId}`, label: obstacles.toAgreement },
  }
  const way = ways[obstacle]
  return (
    <Notice
      tone="warning"
      title={obstacles.title}
      action={way && <ButtonLink to={path(way.to)}>{way.label}</ButtonLink>}
    >
      {obstacles[obstacle]} {obstacles.draftStill}
    </Notice>
  )
}

type Preview = { poc: string; impact: string; recommendation: string }

/** The saved texts as readers will see them, made by the same renderer. */
function ReportPreview({ preview }: { preview: Preview }) {
  const { previewTitle, previewEmpty } = useWords(reportFormWords)
  const { body } = useWords(reportWords)
  return (
    <Panel title={previewTitle} id="preview">
      {(['poc', 'impact', 'recommendation'] as const).map((part) => (
        <section key={part} className="grid gap-2 border-t border-line py-4 first:border-t-0">
          <h3 className="text-base">{body[part]}</h3>
          {preview[part] ? (
            <UserText sanitizedHtml={preview[part]} />
          ) : (
            <p className="text-ink-soft">{previewEmpty}</p>
          )}
        </section>
      ))}
    </Panel>
  )
}

type DraftFormProps = Pick<Submission, 'program' | 'draft' | 'obstacle'> & {
  formKey: string
  hunter: string
  templates: Templates
}

/**
 * The form of a new report or a draft. Its buttons choose what happens after everything is saved (`step`).
 */
function ReportDraftForm({ program, draft, obstacle, formKey, hunter, templates }: DraftFormProps) {
  const { calculate, sections } = useWords(reportFormWords)
  const { files, wrong, draftId, read } = useDraftFiles(formKey, program.id, draft)
  return (
    <ReportPictures files={files}>
      <ActForm
        intent="report"
        listsErrors
        keepsText={false}
        encType="multipart/form-data"
        className="grid gap-6"
      >
        {/* Enter in a field does what it did before there were templates: it saves and computes the score. */}
        <button type="submit" name="step" value="enter" hidden aria-hidden tabIndex={-1} />
        <ReportFormErrors />
        <TemplateChoice templates={templates} />
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
          <DraftFiles kept={draft?.files ?? noFiles} {...{ files, wrong, draftId, read }} />
        </FormSection>
        <SaveAsTemplate />
        <DraftActions {...{ program, draft, obstacle, formKey }} />
      </ActForm>
    </ReportPictures>
  )
}

/** What may be tested now; a draft about a paused target keeps it until it is sent. */
function openTargetsOf({ policy, pausedTargets }: Submission['program']): string[] {
  return policy.scope.map(({ target }) => target).filter((target) => !pausedTargets.includes(target))
}

const noFiles: readonly ReportFile[] = []

/**
 * The files of the draft as the page knows them last: when it was opened, refused, saved itself, or when `read` has asked for
 * them anew.
 */
function useDraftFiles(formKey: string, programId: string, draft: Submission['draft']) {
  const kept = draft?.files ?? noFiles
  const answer = useActionData<unknown>()
  const { data } = useFetcher<unknown>({ key: autosaveKey(formKey) })
  const asked = useFetcher<Submission>({ key: `files ${formKey}` })
  const refused = isRefused(answer) ? keptIn(answer)?.files : undefined
  const [files, setFiles] = useState(refused ?? kept)
  useEffect(() => setFiles(refused ?? kept), [refused, kept])
  const { files: saved, wrong, saved: autosaved } = (data ?? {}) as Partial<Autosaved>
  useEffect(() => {
    if (saved) setFiles(saved)
  }, [saved])
  const readAnew = asked.data?.draft?.files
  useEffect(() => {
    if (readAnew) setFiles(readAnew)
  }, [readAnew])
  const draftId = draft?.id ?? autosaved?.id
  const form = usePath()(`/bughunter/programs/submit-report/${programId}?draft=${draftId}`)
  return { files, wrong: wrong?.[0], draftId, read: () => void asked.load(form) }
}

type DraftFilesProps = {
  kept: readonly ReportFile[]
  files: readonly ReportFile[]
  wrong: FieldError | undefined
  draftId: string | undefined
  read: () => void
}

/** The files stored on a draft and the field for more; taking one off saves the whole form with it. */
function DraftFiles({ kept, files, wrong, draftId, read }: DraftFilesProps) {
  const loaded = keptIn(useRefused())?.files ?? kept
  return (
    <>
      {/* What is stored already must not be sent again: a new key empties the control. */}
      <AttachmentField key={loaded.length} wrong={wrong} reportId={draftId} onStored={read} />
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

function DraftFile({ file }: { file: ReportFile }) {
  const { id, name, size } = file
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
        <FileSize bytes={size} />
      </span>
      <Button name="detach" value={id}>
        {words.remove}
        <span className="sr-only"> {name}</span>
      </Button>
      <FileContent file={file} area="/bughunter" />
    </li>
  )
}
