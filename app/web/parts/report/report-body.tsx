import { DescriptionList } from '@cakrawala/ui/description-list'
import { FoldText } from '@cakrawala/ui/fold-text'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { ReportView } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { classFacts } from '#i18n/report-class.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'
import { isLongText } from './long-text.ts'

type ReportBodyProps = {
  report: ReportView
  /** Where the reader reads its program; left out where they no longer know it. */
  program?: string | undefined
}

/** The three texts of a report, the first lines of each, and why it was closed; `children` are further parts. */
export function ReportBody({ report, children }: { report: ReportView; children?: ReactNode }) {
  const { body } = useWords(reportWords)
  return (
    <div className="min-w-0 rounded border border-line bg-surface">
      {report.closeNote && (
        <ReportText id="close-note" title={body.closeNote}>
          <p className="whitespace-pre-wrap">{report.closeNote}</p>
        </ReportText>
      )}
      <FoldedText id="poc" title={body.poc} html={report.pocHtml} />
      <FoldedText id="impact" title={body.impact} html={report.impactHtml} />
      <FoldedText id="recommendation" title={body.recommendation} html={report.recommendationHtml} />
      {children}
    </div>
  )
}

export function ReportText({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-1 border-t border-line px-4 py-2 first:border-t-0"
    >
      <h2 id={`${id}-title`} className="text-sm">
        {title}
      </h2>
      {children}
    </section>
  )
}

function FoldedText({ id, title, html }: { id: string; title: string; html: string }) {
  return (
    <ReportText id={id} title={title}>
      <FoldedUserText html={html} lang="id" />
    </ReportText>
  )
}

/** What a person wrote on a report: the first lines of it where it is long. */
export function FoldedUserText({ html, lang }: { html: string; lang?: string | undefined }) {
  const { more, less } = useWords(reportWords).body
  const text = (
    <div lang={lang}>
      <UserText sanitizedHtml={html} size="dense" />
    </div>
  )
  if (!isLongText(html)) return text
  return (
    <FoldText more={more} less={less}>
      {text}
    </FoldText>
  )
}

/** What it is about: program, bughunter, asset, class and dates. */
export function ReportFacts({ report, program }: ReportBodyProps) {
  const words = useWords(reportWords)
  const locale = useLocale()
  const { facts } = words
  const at = (moment: Date | null) => (moment ? momentText(moment, locale) : facts.none)
  const { vrt, cwe } = classFacts(report, locale)
  return (
    <Panel title={facts.title} id="facts" fold={report.target}>
      <DescriptionList
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
