import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ReportForCompany, ReportForOperator } from '#domain/report/report-view.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { L, useWords } from '../locale.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportComments } from './report-comments.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportSummary } from './report-summary.tsx'
import { ReportTimeline } from './report-timeline.tsx'

/** The reading side of triage, from the report itself to its comments. */
export function TriageReading({ report }: { report: TriageReport }) {
  const { timeline } = useWords(reportReadingWords)
  return (
    <>
      <ReportBody report={report}>
        <ReportSummary report={report} />
        <ReportFiles files={report.files} area={`/${report.audience}`} />
      </ReportBody>
      <Panel title={timeline.title} id="timeline">
        <ReportTimeline
          entries={report.timeline}
          reader={report.audience}
          companyName={report.program.companyName}
        />
      </Panel>
      {/* The key empties the form once its comment is above. */}
      <ReportComments key={report.timeline.length} audiences={report.audiences} />
    </>
  )
}

type TriageReport = ReportForOperator | ReportForCompany

/** What those who work on a report know beside it: triage, the bughunter's answers, the policy it was sent under. */
export function TriageFacts({ report }: { report: TriageReport }) {
  const words = useWords(triageWords)
  const items = useFacts(report)
  const { pinned, current } = report.policyVersion
  return (
    <Panel title={words.facts} id="desk-facts" fold={words.policyPinned({ version: pinned })}>
      <div className="grid gap-4">
        <DescriptionList items={items} />
        {report.reproductionNote && (
          <div className="grid gap-1">
            <h3 className="text-xs font-normal text-ink-soft">{words.reproduction}</h3>
            <p className="whitespace-pre-wrap">{report.reproductionNote}</p>
          </div>
        )}
        {current > pinned && (
          <Notice action={<PolicyChanges report={report} />}>
            {words.policyNewer({ version: current })}
          </Notice>
        )}
      </div>
    </Panel>
  )
}

function useFacts(report: TriageReport) {
  const words = useWords(triageWords)
  const { retestAnswer, ratingAnswer } = words
  const items = [{ term: words.policy, value: <PolicyLink report={report} />, key: 'policy' }]
  const add = (term: string, value: string) => items.push({ term, value: <>{value}</>, key: term })
  if (report.audience === 'hello' && report.quality !== null)
    add(words.quality, words.qualityOf({ quality: report.quality }))
  if (report.audience === 'hello' && report.original)
    items.push({ term: words.original, value: <OriginalLink report={report.original} />, key: 'original' })
  if (report.stage === 'rated') add(ratingAnswer.label, ratingAnswer[report.ratingAnswer ?? 'none'])
  if (report.fix === 'retest') add(retestAnswer.label, retestAnswer[report.retestAnswer ?? 'none'])
  return items
}

function PolicyLink({ report: { audience, program, policyVersion } }: { report: TriageReport }) {
  const words = useWords(triageWords)
  return (
    <L
      to={`/${audience}/programs/detail/${program.id}`}
      className="text-samudra-text hover:underline max-md:-my-3.5 max-md:inline-block max-md:py-3.5"
    >
      {words.policyPinned({ version: policyVersion.pinned })}
    </L>
  )
}

function PolicyChanges({ report: { audience, program, policyVersion } }: { report: TriageReport }) {
  const { pinned, current } = policyVersion
  return (
    <L
      to={`/${audience}/programs/detail/${program.id}?from=${pinned}&to=${current}#version-diff`}
      className="text-samudra-text hover:underline max-md:-my-3.5 max-md:inline-block max-md:py-3.5"
    >
      {useWords(triageWords).policyChanges}
    </L>
  )
}

function OriginalLink({ report }: { report: NonNullable<ReportForOperator['original']> }) {
  return (
    <L to={`/hello/reports/detail/${report.hash}/${report.id}`}>
      <span className="font-mono text-xs whitespace-nowrap">{report.code}</span> {report.title}
    </L>
  )
}
