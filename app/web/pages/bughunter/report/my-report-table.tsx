import { useColumnSort } from '@cakrawala/page-parts/column-sort'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import type { ReportColumn } from '#domain/report/saved-view/report-columns.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { Due } from '#web/parts/due.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { useFurtherColumns } from '#web/parts/report/further-columns.tsx'
import { usePartyName } from '#web/parts/report/report-reader.ts'
import {
  Quiet,
  ReportStatusBadge,
  SeverityBadge,
  UnreadMarker,
} from '#web/parts/report/report-status-badge.tsx'

type MyReportTableProps = {
  rows: readonly ReportLine[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
  /** Which columns, in their order. */
  columns: readonly ReportColumn[]
}

/** A bughunter's own reports; drafts lead back to their form. */
export function MyReportTable({ rows, news, columns }: MyReportTableProps) {
  const { caption } = useWords(myReportsWords).columns
  const all = new Map(
    [...Object.values(useFurtherColumns('newest')), ...useColumns(news)].map((one) => [one.key, one]),
  )
  return (
    <Table
      dense
      caption={caption}
      columns={columns.flatMap((column) => all.get(column) ?? [])}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function useColumns(news: readonly string[]): Column<ReportLine>[] {
  const { columns, noDue } = useWords(myReportsWords)
  const sort = useColumnSort('newest')
  return [
    {
      ...{ key: 'code', header: columns.code, wide: true, width: 'xl:w-34', ...sort('oldest', 'ascending') },
      cell: ({ code }) => <Quiet mono>{code}</Quiet>,
    },
    {
      ...{ key: 'title', header: columns.title, main: true },
      cell: (row) => <Title row={row} isNews={news.includes(row.id)} />,
    },
    {
      ...{ key: 'program', header: columns.program, wide: true, width: 'xl:w-34' },
      cell: ({ program }) => <Quiet>{program.title}</Quiet>,
    },
    {
      ...{ key: 'severity', header: columns.severity, width: 'xl:w-30', ...sort('severity', 'descending') },
      cell: ({ level }) => <SeverityBadge level={level} short />,
    },
    {
      ...{ key: 'stage', header: columns.stage, width: 'xl:w-36' },
      cell: (row) => <ReportStatusBadge {...row} />,
    },
    {
      ...{ key: 'waiting', header: columns.waiting, width: 'xl:w-26' },
      cell: (row) => <Waiting row={row} />,
    },
    {
      ...{ key: 'due', header: columns.due, width: 'xl:w-28', ...sort('due', 'ascending') },
      cell: ({ dueAt }) => (dueAt ? <Due at={dueAt} /> : noDue),
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
    <span className="block" title={title}>
      <L to={to} className="font-semibold">
        {isNews && <UnreadMarker says={words.news} />}
        {title || words.untitled}
      </L>
      <span className="block text-xs font-normal text-ink-soft xl:hidden">
        {[code, program.title].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** On whom it waits; the head of the column says so. */
function Waiting({ row: { next, program } }: { row: ReportLine }) {
  const { you, noDue } = useWords(myReportsWords)
  const nameOf = usePartyName(program.companyName)
  if (next === 'reporter') return <span className="font-semibold text-senja-text">{you}</span>
  const name = next === 'nobody' ? noDue : nameOf({ kind: next, name: null })
  return (
    <span className="text-ink-soft" title={name}>
      {name}
    </span>
  )
}
