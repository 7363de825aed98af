import { useColumnSort } from '@cakrawala/page-parts/column-sort'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import type { ReportColumn } from '#domain/report/saved-view/report-columns.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportViewWords } from '#i18n/report-views.ts'
import { useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { useBoxColumn } from './bulk/row-box.tsx'
import { useFurtherColumns } from './further-columns.tsx'
import { Assignee, LineDue, programNameOf, Severity, Stage, TitleLink, Waiting } from './report-cells.tsx'
import { Quiet } from './report-status-badge.tsx'

type Area = 'hello' | 'company'
type ReportQueueProps = {
  area: Area
  rows: readonly ReportLine[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
  /** Ids of those that are ticked, where rows may be chosen. */
  ticked?: ReadonlySet<string> | undefined
  /** Which columns, in their order. */
  columns: readonly ReportColumn[]
}

/** Reports as those who work on them read them: what, how bad, on whom it waits, until when. */
export function ReportQueue({ area, rows, news, columns, ticked }: ReportQueueProps) {
  const { caption } = useWords(reportQueueWords).columns
  if (rows.length > 0) preloadMono()
  const box = useBoxColumn(ticked)
  const all = { ...useFurtherColumns('mine_first'), ...useWorkColumns(area, news) }
  return (
    <Table
      dense
      caption={caption}
      columns={[...box, ...columns.map((column) => all[column])]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

type WorkColumn = 'code' | 'title' | 'program' | 'severity' | 'stage' | 'waiting' | 'due' | 'assignee'

function useWorkColumns(area: Area, news: readonly string[]): Record<WorkColumn, Column<ReportLine>> {
  const { names } = useWords(reportViewWords)
  const sort = useColumnSort('mine_first')
  const head = (key: WorkColumn) => ({ key, header: names[key] })
  return {
    code: {
      ...{ ...head('code'), wide: true, width: 'xl:w-34', ...sort('oldest', 'ascending') },
      cell: ({ code }) => <Quiet mono>{code}</Quiet>,
    },
    title: {
      ...{ ...head('title'), main: true },
      cell: (line) => <TitleLink area={area} line={line} isNews={news.includes(line.id)} />,
    },
    program: {
      ...{ ...head('program'), wide: true, width: 'xl:w-30' },
      cell: (line) => <Quiet>{programNameOf(area, line)}</Quiet>,
    },
    severity: {
      ...{ ...head('severity'), width: 'xl:w-30', ...sort('severity', 'descending') },
      cell: (line) => <Severity line={line} />,
    },
    stage: { ...head('stage'), width: 'xl:w-34', cell: (line) => <Stage line={line} /> },
    waiting: {
      ...{ ...head('waiting'), width: 'xl:w-24', ...sort('mine_first') },
      cell: (line) => <Waiting area={area} line={line} />,
    },
    due: {
      ...{ ...head('due'), nowrap: true, width: area === 'hello' ? 'xl:w-28' : 'xl:w-36' },
      ...sort('due', 'ascending'),
      cell: (line) => <LineDue line={line} />,
    },
    assignee: { ...head('assignee'), width: 'xl:w-24', cell: (line) => <Assignee line={line} /> },
  }
}
