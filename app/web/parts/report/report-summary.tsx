import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ReportView } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useLocale, useWords } from '../locale.tsx'

/** The English summary of a report, marked as such, and for those who may write it the form behind a line. */
export function ReportSummary({ report }: { report: ReportView }) {
  const words = useWords(reportReadingWords).summary
  const locale = useLocale()
  const { summary, maySummarize } = report
  if (summary === null && !maySummarize) return null
  return (
    <Panel title={words.title} id="summary">
      <div className="grid gap-3">
        {summary && (
          <>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <Badge tone="neutral">{words.language}</Badge>
              {words.by[summary.by]({ moment: momentText(summary.at, locale) })}
            </p>
            <p lang="en" className="max-w-[65ch] text-read wrap-anywhere whitespace-pre-wrap">
              {summary.text}
            </p>
          </>
        )}
        {maySummarize && (
          <details key={summary?.revision}>
            <summary className="cursor-pointer py-2 text-samudra-text">
              {summary ? words.edit : words.write}
            </summary>
            <SummaryForm summary={summary} />
          </details>
        )}
      </div>
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
  return <TextArea lang="en" rows={6} maxLength={4000} defaultValue={useTyped('summary', text)} />
}
