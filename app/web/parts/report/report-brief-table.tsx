import { type Column, Table } from '@cakrawala/ui/table'
import { nextActionIn } from '#domain/report/next-action.ts'
import type { NextActor } from '#domain/report/report-lifecycle.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import { homeWords } from '#i18n/homes.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { Due } from '../due.tsx'
import { L, useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { SeverityBadge } from './report-status-badge.tsx'

type Props = {
  reports: readonly ReportLine[]
  /** Where a report opens, such as `/company/reports/detail`. */
  place: string
  /** Names of the parties where not all reports wait on the reader; without them the severity is there. */
  turns?: Readonly<Record<NextActor, string>>
  /** The side whose next step is named with each report. */
  part?: 'operator' | 'company'
}

/** A few reports on a home page: which, on whom it waits, until when. */
export function ReportBriefTable({ reports, place, turns, part }: Props) {
  const words = useWords(homeWords)
  if (reports.length > 0) preloadMono()
  const columns: Column<ReportLine>[] = [
    {
      key: 'report',
      header: words.reports.report,
      main: true,
      cell: (row) => <ReportName row={row} place={place} />,
    },
  ]
  columns.push(
    turns
      ? { key: 'next', header: words.reports.waiting, nowrap: true, cell: ({ next }) => turns[next] }
      : {
          key: 'level',
          header: words.reports.level,
          nowrap: true,
          cell: ({ level }) => <SeverityBadge level={level} />,
        },
  )
  columns.push({
    key: 'due',
    header: words.reports.due,
    nowrap: true,
    cell: (row) => (
      <span className="grid">
        {row.dueAt ? <Due at={row.dueAt} /> : <span className="text-ink-soft">{words.none}</span>}
        {part && <Step row={row} part={part} />}
      </span>
    ),
  })
  return <Table caption={words.reports.caption} rows={reports} rowKey={({ id }) => id} columns={columns} />
}

/** What the report waits for. */
function Step({ row, part }: { row: ReportLine; part: 'operator' | 'company' }) {
  const { acts } = useWords(reportActWords)
  const act = nextActionIn(row, part)
  return act && <span className="text-xs text-ink-soft">{acts[act].title}</span>
}

function ReportName({ row: { hash, id, code, title, program }, place }: { row: ReportLine; place: string }) {
  return (
    <span className="grid gap-0.5">
      <L to={`${place}/${hash}/${id}`} className="text-samudra-text hover:underline">
        {title}
      </L>
      <span className="text-xs font-normal text-ink-soft">
        <span className="font-mono whitespace-nowrap">{code}</span> · {program.title}
      </span>
    </span>
  )
}
