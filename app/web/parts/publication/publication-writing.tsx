import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'
import { useActionData, useLocation } from 'react-router'
import { wordingScopeOf, wordingScopes } from '#domain/publication/publication.ts'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { publicationWords } from '#i18n/publication.ts'
import { useWords } from '../locale.tsx'
import { ReportBody } from '../report/report-body.tsx'
import { ReportSummary } from '../report/report-summary.tsx'
import { UserText } from '../user-text.tsx'
import { FoundData } from '../writing/found-data.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'
import { ReportLimitedFacts } from './limited-facts.tsx'
import type { WordingPreview, PublicationWriting as Writing } from './publication-writing.server.ts'

type Props = { report: ReportView; publication: PublicationView; writing: Writing }

/** Writing what is to be published of a report, with the report beside it. */
export function PublicationWriting({ report, publication, writing }: Props) {
  const { panel } = useWords(publicationWords)
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Panel title={panel[writing.move].title} id="publication">
        <WordingForm report={report} publication={publication} writing={writing} />
      </Panel>
      <Original report={report} />
    </div>
  )
}

/** The report as it was sent, to be read beside what is written, or folded away. */
function Original({ report }: { report: ReportView }) {
  const { writing } = useWords(publicationWords).panel
  return (
    <details open className="group/original grid min-w-0 lg:sticky lg:top-26">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {writing.original}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-soft transition-transform group-open/original:rotate-180"
        />
      </summary>
      <div className="grid gap-4 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
        <ReportBody report={report}>
          <ReportSummary report={report} />
        </ReportBody>
      </div>
    </details>
  )
}

/** With the limited scope chosen, what only the full one has is not shown, and the other way round. */
const onlyFull = 'group-has-[[value=limited]:checked]/wording:hidden'
const onlyLimited = 'hidden group-has-[[value=limited]:checked]/wording:grid'

function WordingForm({ report, publication, writing: { move, wording, preview } }: Props) {
  const { panel } = useWords(publicationWords)
  const words = panel.writing
  const here = useLocation().pathname
  return (
    <ActForm intent={`publication_${move}`} className="group/wording grid gap-4">
      <p className="text-ink-soft">{panel[move].text}</p>
      {wording.hidden > 0 && <Notice>{words.hidden({ count: wording.hidden })}</Notice>}
      {move === 'reword' && <input type="hidden" name="wording" value={publication.wording ?? ''} />}
      <ScopeField wording={wording} />
      <TextFields move={move} wording={wording} />
      <Preview report={report} first={preview} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" name="preview" value="preview">
          {words.preview}
        </SubmitButton>
        <SubmitButton>{words.submit[move]}</SubmitButton>
        <ButtonLink to={here}>{words.cancel}</ButtonLink>
      </div>
    </ActForm>
  )
}

function ScopeField({ wording }: Pick<Writing, 'wording'>) {
  const { fields, scopes } = useWords(publicationWords).panel
  return (
    <RadioGroup
      name="scope"
      legend={fields.scope}
      columns={2}
      defaultValue={useTyped('scope', wordingScopeOf(wording))}
      error={useFieldError('scope', fields.scope)}
      options={wordingScopes.map((value) => ({ value, ...scopes[value] }))}
    />
  )
}

function TextFields({ move, wording: { title, summary, body } }: Pick<Writing, 'move' | 'wording'>) {
  const { fields } = useWords(publicationWords).panel
  return (
    <>
      <ActField act={move} name="title" label={fields.title} required>
        <TextInput defaultValue={useTyped('title', title)} maxLength={150} />
        <FoundData published />
      </ActField>
      <ActField act={move} name="summary" label={fields.summary} hint={fields.summaryHint} required>
        <SummaryText summary={summary} />
      </ActField>
      <div className={onlyFull}>
        <ActField act={move} name="body" label={fields.body} hint={fields.bodyHint} required>
          <MarkdownArea guards="published" rows={18} mono defaultValue={useTyped('body', body)} />
        </ActField>
      </div>
    </>
  )
}

function SummaryText({ summary }: { summary: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-1">
      <TextArea ref={area} rows={4} defaultValue={useTyped('summary', summary)} maxLength={500} />
      <FoundData area={area} published />
    </div>
  )
}

/** What would be published, made by the renderer of the pages; of the words that were last sent to it. */
function Preview({ report, first }: { report: ReportView; first: WordingPreview }) {
  const { writing: words } = useWords(publicationWords).panel
  const answer = useActionData<unknown>()
  const shown = isAgain(answer) && 'preview' in answer ? (answer.preview as WordingPreview) : first
  return (
    <section
      aria-labelledby="wording-preview"
      className="grid min-w-0 gap-3 rounded border border-line bg-sunk p-4"
    >
      <h3 id="wording-preview" className="text-sm font-semibold">
        {words.previewTitle}
      </h3>
      <p className="text-xs text-ink-soft">{words.previewHint}</p>
      <p className="text-lg font-semibold wrap-anywhere">{shown.title}</p>
      <UserText sanitizedHtml={shown.summaryHtml} size="dense" />
      <div className={onlyLimited}>
        <ReportLimitedFacts report={report} />
      </div>
      <Foldable className={onlyFull} label={words.previewBody}>
        <UserText sanitizedHtml={shown.bodyHtml} size="dense" />
      </Foldable>
    </section>
  )
}

function Foldable({ className, label, children }: { className: string; label: string; children: ReactNode }) {
  return (
    <details open className={className}>
      <summary className="min-h-11 cursor-pointer font-medium text-samudra-text md:min-h-0">{label}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
