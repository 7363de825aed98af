import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ReportView } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { classFacts } from '#i18n/report-class.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

type ReportBodyProps = {
  report: ReportView
  /** Where the reader reads its program; left out where they no longer know it. */
  program?: string | undefined
}

/** The content of a report: its facts and the three texts. */
export function ReportBody({ report, program }: ReportBodyProps) {
  const words = useWords(reportWords)
  return (
    <>
      <ReportFactsPanel report={report} program={program} />
      {report.closeNote && (
        <Panel title={words.body.closeNote}>
          <p className="whitespace-pre-wrap">{report.closeNote}</p>
        </Panel>
      )}
      <Panel title={words.body.poc} id="poc">
        <div lang="id">
          <UserText sanitizedHtml={report.pocHtml} />
        </div>
      </Panel>
      <Panel title={words.body.impact} id="impact">
        <div lang="id">
          <UserText sanitizedHtml={report.impactHtml} />
        </div>
      </Panel>
      <Panel title={words.body.recommendation} id="recommendation">
        <div lang="id">
          <UserText sanitizedHtml={report.recommendationHtml} />
        </div>
      </Panel>
    </>
  )
}

function ReportFactsPanel({ report, program }: ReportBodyProps) {
  const words = useWords(reportWords)
  const locale = useLocale()
  const { facts } = words
  const at = (moment: Date | null) => (moment ? momentText(moment, locale) : facts.none)
  const { vrt, cwe } = classFacts(report, locale)
  return (
    <Panel title={facts.title}>
      <DescriptionList
        columns={2}
        items={[
          { term: facts.program, value: <ProgramFact report={report} program={program} />, key: 'program' },
          { term: facts.bughunter, value: <ReporterFact report={report} />, key: 'reporter' },
          {
            term: facts.target,
            value: <span className="font-mono break-all">{report.target || facts.none}</span>,
            key: 'target',
          },
          { term: facts.foundAt, value: at(report.foundAt) },
          { term: facts.vrt, value: vrt ?? facts.none },
          { term: facts.cwe, value: cwe ?? facts.none },
          {
            term: facts.cvss,
            value: <CvssFact vector={report.cvssVector} score={report.cvssScore} />,
            key: 'cvss',
          },
          { term: facts.vulnerability, value: words.fixes[report.fix] },
          { term: facts.reward, value: words.rewards[report.reward] },
          { term: facts.submittedAt, value: at(report.submittedAt) },
          { term: facts.language, value: facts.indonesian },
          { term: facts.policyVersion, value: String(report.policyVersion.pinned) },
        ]}
      />
    </Panel>
  )
}

/** Those who work on a report go to its program from here, and its reporter as long as they know it. */
function ProgramFact({ report: { audience, program: facts }, program }: ReportBodyProps) {
  const to = audience === 'reporter' ? program : `/${audience}/programs/detail/${facts.id}`
  if (!to) return `${facts.title} · ${facts.companyName}`
  return (
    <>
      <L to={to} className={wayOn}>
        {facts.title}
      </L>{' '}
      · {facts.companyName}
    </>
  )
}

/** The team goes to the account of the person who found it. */
function ReporterFact({ report }: { report: ReportView }) {
  if (report.audience !== 'hello') return report.reporter.username
  return (
    <L to={`/hello/accounts/${report.reporterId}`} className={wayOn}>
      {report.reporter.username}
    </L>
  )
}

const wayOn = 'text-samudra-text hover:underline max-md:-my-3.5 max-md:inline-block max-md:py-3.5'

function CvssFact({ vector, score }: { vector: string | null; score: number | null }) {
  const { facts } = useWords(reportWords)
  if (vector === null) return facts.none
  return (
    <>
      {score !== null && <strong className="tabular-nums">{score.toFixed(1)} </strong>}
      <code className="font-mono text-xs break-all">{vector}</code>
    </>
  )
}
