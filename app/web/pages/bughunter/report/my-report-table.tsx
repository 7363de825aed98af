import { type Column, Table } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import { dateText } from '#i18n/moment.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { Due } from '#web/parts/due.tsx'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { ReportStatusBadge, SeverityBadge, UnreadMarker } from '#web/parts/report/report-status-badge.tsx'
import { WaitingOn } from '#web/parts/report/waiting-on.tsx'

type MyReportTableProps = {
  rows: readonly ReportLine[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
}

/** A bughunter's own reports; drafts lead back to their form. */
export function MyReportTable({ rows, news }: MyReportTableProps) {
  const { columns } = useWords(myReportsWords)
  return <Table caption={columns.caption} columns={useColumns(news)} rows={rows} rowKey={({ id }) => id} />
}

function useColumns(news: readonly string[]): Column<ReportLine>[] {
  const { columns, noDue } = useWords(myReportsWords)
  const locale = useLocale()
  return [
    {
      ...{ key: 'title', header: columns.title, main: true },
      cell: (row) => <Title row={row} isNews={news.includes(row.id)} />,
    },
    { key: 'severity', header: columns.severity, cell: ({ level }) => <SeverityBadge level={level} /> },
    { key: 'stage', header: columns.stage, cell: (row) => <ReportStatusBadge {...row} /> },
    {
      key: 'waiting',
      header: columns.waiting,
      cell: ({ next, program }) => (
        <WaitingOn next={next} reader="reporter" companyName={program.companyName} />
      ),
    },
    {
      key: 'due',
      header: columns.due,
      cell: ({ dueAt }) => (dueAt ? <Due at={dueAt} /> : noDue),
    },
    {
      key: 'updated',
      header: columns.updated,
      cell: ({ updatedAt }) => <span className="tabular-nums">{dateText(updatedAt, locale)}</span>,
    },
  ]
}

type TitleProps = { row: ReportLine; isNews: boolean }

function Title({ row: { id, hash, code, title, stage, program }, isNews }: TitleProps) {
  const words = useWords(myReportsWords)
  const to =
    stage === 'draft'
      ? `/bughunter/programs/submit-report/${program.id}?draft=${id}`
      : `/bughunter/hacktivity/${hash}/${id}`
  return (
    <span className="grid">
      <L to={to} className="font-semibold">
        {isNews && <UnreadMarker says={words.news} />}
        {title || words.untitled}
      </L>
      <span className="text-xs text-ink-soft">{[code, program.title].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
