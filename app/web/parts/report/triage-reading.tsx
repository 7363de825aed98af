import { Panel } from '@cakrawala/ui/panel'
import type { ReportForCompany, ReportForOperator } from '#domain/report/report-view.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { useWords } from '../locale.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportComments } from './report-comments.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportTimeline } from './report-timeline.tsx'
import { SeverityLedger } from './severity-ledger.tsx'
import { TriageFacts } from './triage-facts.tsx'

/** The reading side of a desk, from the report itself to what was said about it. */
export function TriageReading({ report }: { report: ReportForOperator | ReportForCompany }) {
  const { timeline } = useWords(reportReadingWords)
  const { companyName } = report.program
  return (
    <>
      <ReportBody report={report} />
      <ReportFiles files={report.files} area={`/${report.audience}`} />
      <TriageFacts report={report} />
      <SeverityLedger ratings={report.ratings} companyName={companyName} />
      <Panel title={timeline.title} id="timeline">
        <ReportTimeline entries={report.timeline} reader={report.audience} companyName={companyName} />
      </Panel>
      {/* The key empties the form once its comment stands above. */}
      <ReportComments key={report.timeline.length} audiences={report.audiences} />
    </>
  )
}
