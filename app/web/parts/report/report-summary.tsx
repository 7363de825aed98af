import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useRef } from 'react'
import type { ReportView } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useLocale, useWords } from '../locale.tsx'
import { FoundData } from '../writing/found-data.tsx'
import { ReportText } from './report-body.tsx'

/** The English summary of a report, marked as such, among its texts; nothing while there is none. */
export function ReportSummary({ report: { summary } }: { report: ReportView }) {
  const words = useWords(reportReadingWords).summary
  const locale = useLocale()
  if (summary === null) return null
  return (
    <ReportText id="summary" title={words.title}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="neutral">{words.language}</Badge>
        {words.by[summary.by]({ moment: momentText(summary.at, locale) })}
      </p>
      <p lang="en" className="max-w-[65ch] wrap-anywhere whitespace-pre-wrap">
        {summary.text}
      </p>
    </ReportText>
  )
}

/** The form of the summary, folded beside the report, for those who may write it. */
export function WriteSummary({ report: { summary, maySummarize } }: { report: ReportView }) {
  const words = useWords(reportReadingWords).summary
  if (!maySummarize) return null
  return (
    <Panel title={summary ? words.edit : words.write} id="write-summary" fold="">
      <SummaryForm key={summary?.revision} summary={summary} />
    </Panel>
  )
}

/** What is sent names the summary that is on the page: after a refusal that is the newer one, shown above the typed text. */
function SummaryForm({ summary }: Pick<ReportView, 'summary'>) {
  const words = useWords(reportReadingWords).summary
  return (
    <ActForm intent="summarize" className="grid gap-4 pt-2">
      <input type="hidden" name="revision" value={summary?.revision ?? 0} />
      <FormField name="summary" label={words.field} hint={words.hint} required>
        <SummaryText text={summary?.text ?? ''} />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.save}</SubmitButton>
      </div>
    </ActForm>
  )
}

function SummaryText({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-1">
      <TextArea ref={area} lang="en" rows={6} maxLength={4000} defaultValue={useTyped('summary', text)} />
      <FoundData area={area} />
    </div>
  )
}
