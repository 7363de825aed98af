import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { ComparedReport, Comparison } from '#domain/report/duplicate/comparison.server.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { classFacts } from '#i18n/report-class.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { useArea } from '../area-of.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'
import { ReportStatusBadge, SeverityBadge } from './report-status-badge.tsx'

/** Two reports beside each other, on phones one under the other: the older one first. */
export function ReportComparison({ comparison }: { comparison: Comparison }) {
  const { older, newer, obstacle } = comparison
  const { compare: words, here } = useWords(triageWords)
  const { reports } = useWords(reportQueueWords)
  const path = usePath()
  const area = useArea()
  const codes = { newer: newer.code ?? newer.title, older: older.code ?? older.title }
  return (
    <div className="grid gap-4">
      <PageHeader
        title={words.title}
        subtitle={words.text}
        breadcrumb={[
          { to: path(`/${area}/reports`), label: reports },
          { to: path(`/${area}/reports/detail/${newer.hash}/${newer.id}`), label: codes.newer },
          { label: words.title },
        ]}
        breadcrumbLabel={here}
      />
      {obstacle === null ? (
        <div className="flex flex-wrap items-center gap-3 rounded border border-line bg-surface px-4 py-3">
          <p className="min-w-0 flex-[1_1_20rem]">{words.ask(codes)}</p>
          <ActForm intent="close_duplicate" keepsText={false}>
            <input type="hidden" name="original" value={older.code ?? ''} />
            <input type="hidden" name="revision" value={newer.revision} />
            <SubmitButton>{words.mark(codes)}</SubmitButton>
          </ActForm>
        </div>
      ) : (
        <Notice>{words.obstacles[obstacle]}</Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <Side report={older} place="older" />
        <Side report={newer} place="newer" />
      </div>
    </div>
  )
}

function Side({ report, place }: { report: ComparedReport; place: 'older' | 'newer' }) {
  const { compare: words } = useWords(triageWords)
  const { body } = useWords(reportWords)
  const path = usePath()
  const area = useArea()
  const title = `${place}-title`
  return (
    <section aria-labelledby={title} className="min-w-0 rounded border border-line bg-surface">
      <header className="grid gap-2 px-4 py-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={place === 'older' ? 'accent' : 'neutral'}>{words[place]}</Badge>
          <SeverityBadge level={report.level} />
          <ReportStatusBadge stage={report.stage} closeReason={report.closeReason} />
        </p>
        <h2 id={title} className="text-base wrap-anywhere">
          <span className="font-mono text-xs whitespace-nowrap text-ink-soft">{report.code}</span>{' '}
          {report.title}
        </h2>
        <div>
          <Button to={path(`/${area}/reports/detail/${report.hash}/${report.id}`)} size="sm">
            {words.open}
            <span className="sr-only"> {report.code}</span>
          </Button>
        </div>
      </header>
      <div className="border-t border-line px-4 py-3">
        <Facts report={report} />
      </div>
      <Text title={body.poc} html={report.pocHtml} />
      <Text title={body.impact} html={report.impactHtml} />
      <Text title={body.recommendation} html={report.recommendationHtml} />
    </section>
  )
}

function Facts({ report }: { report: ComparedReport }) {
  const { facts } = useWords(reportWords)
  const locale = useLocale()
  const at = (moment: Date | null) => (moment ? momentText(moment, locale) : facts.none)
  const { vrt, cwe } = classFacts(report, locale)
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: facts.program, value: report.program },
        { term: facts.bughunter, value: report.reporter },
        { term: facts.submittedAt, value: at(report.submittedAt) },
        { term: facts.foundAt, value: at(report.foundAt) },
        {
          term: facts.target,
          value: <span className="font-mono break-all">{report.target}</span>,
          key: 'target',
        },
        { term: facts.vrt, value: vrt ?? facts.none },
        { term: facts.cwe, value: cwe ?? facts.none },
      ]}
    />
  )
}

function Text({ title, html }: { title: string; html: string }) {
  return (
    <div className="grid min-w-0 gap-1 border-t border-line px-4 py-3">
      <h3 className="text-sm">{title}</h3>
      <div lang="id">
        <UserText sanitizedHtml={html} size="dense" />
      </div>
    </div>
  )
}
