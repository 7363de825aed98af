import { useColumnSort } from '@cakrawala/page-parts/column-sort'
import { Badge } from '@cakrawala/ui/badge'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { Due } from '../due.tsx'
import { L, useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { useBoxColumn } from './bulk/row-box.tsx'
import { Quiet, UnreadMarker } from './report-status-badge.tsx'

type Area = 'hello' | 'company'
type ReportQueueProps = {
  area: Area
  rows: readonly ReportLine[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
  /** Ids of those that are ticked, where rows may be chosen. */
  ticked?: ReadonlySet<string> | undefined
}

/** Reports as those who work on them read them: what, how bad, on whom it waits, until when. */
export function ReportQueue({ area, rows, news, ticked }: ReportQueueProps) {
  const { columns: names } = useWords(reportQueueWords)
  if (rows.length > 0) preloadMono()
  const sort = useColumnSort('mine_first')
  const box = useBoxColumn(ticked)
  const columns: Column<ReportLine>[] = [
    ...box,
    {
      ...{ key: 'code', header: names.code, wide: true, width: 'xl:w-34', ...sort('oldest', 'ascending') },
      cell: ({ code }) => <Quiet mono>{code}</Quiet>,
    },
    {
      ...{ key: 'title', header: names.title, main: true },
      cell: (line) => <TitleLink area={area} line={line} isNews={news.includes(line.id)} />,
    },
    {
      ...{ key: 'program', header: names.program, wide: true, width: 'xl:w-30' },
      cell: (line) => <Quiet>{placeOf(area, line)}</Quiet>,
    },
    {
      ...{ key: 'severity', header: names.severity, width: 'xl:w-30', ...sort('severity', 'descending') },
      cell: (line) => <Severity line={line} />,
    },
    {
      ...{ key: 'stage', header: names.stage, width: 'xl:w-34' },
      cell: (line) => <Stage line={line} />,
    },
    {
      ...{ key: 'waiting', header: names.waiting, width: 'xl:w-24', ...sort('mine_first') },
      cell: (line) => <Waiting area={area} line={line} />,
    },
    {
      ...{
        key: 'due',
        header: names.due,
        nowrap: true,
        width: area === 'hello' ? 'xl:w-28' : 'xl:w-36',
        ...sort('due', 'ascending'),
      },
      cell: (line) => <LineDue line={line} />,
    },
  ]
  if (area === 'hello')
    columns.push({
      ...{ key: 'assignee', header: names.assignee, width: 'xl:w-24' },
      cell: (line) => <Assignee line={line} />,
    })
  return <Table dense caption={names.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function placeOf(area: Area, { program }: ReportLine): string {
  return area === 'hello' ? `${program.title} · ${program.companyName}` : program.title
}

function TitleLink({ area, line, isNews }: { area: Area; line: ReportLine; isNews: boolean }) {
  const words = useWords(reportQueueWords)
  const { hash, id, code, title } = line
  return (
    <span className="block" title={title}>
      <L to={`/${area}/reports/detail/${hash}/${id}`} className="hover:underline">
        {isNews && <UnreadMarker says={words.news} />}
        {title}
      </L>
      <span className="block text-xs font-normal text-ink-soft xl:hidden">
        <span className="font-mono whitespace-nowrap">{code}</span> · {placeOf(area, line)}
      </span>
    </span>
  )
}

/** The last word, and beside it which way it went from a claim that differs. */
function Severity({ line: { claimedLevel, level } }: { line: ReportLine }) {
  const words = useWords(reportQueueWords)
  const { bands } = useWords(reportWords)
  const claimed = words.became({ claimed: [bands[bandOf(claimedLevel)], claimedLevel].join(' ').trim() })
  if (level === claimedLevel) return <Level level={level} />
  return (
    <span title={claimed}>
      <Level level={level} />
      <span aria-hidden className="ms-1">
        {(level ?? -1) > (claimedLevel ?? -1) ? '↑' : '↓'}
      </span>
      <span className="sr-only">{claimed}</span>
    </span>
  )
}

function Level({ level }: { level: RiskLevel | null }) {
  const { bands } = useWords(reportWords)
  const band = bandOf(level)
  return (
    <Badge tone={`severity-${band}`}>
      {bands[band]}
      {level !== null && <span className="font-normal tabular-nums">{level}</span>}
    </Badge>
  )
}

/** How far it came, and beside it why it was closed or how far its fix is. */
function Stage({ line: { stage, closeReason, fix } }: { line: ReportLine }) {
  const { stages, closeReasons, fixes } = useWords(reportWords)
  const valid = stage === 'valid' || stage === 'rated'
  const beside = closeReason ? closeReasons[closeReason] : valid && fixes[fix]
  return (
    <span title={beside ? `${stages[stage]} · ${beside}` : stages[stage]}>
      {stages[stage]}
      {beside && <span className="text-xs text-ink-soft"> · {beside}</span>}
    </span>
  )
}

/** The reader's own turn is emphasized; on the list of the team nearly all wait for it. */
function Waiting({ area, line: { next, program } }: { area: Area; line: ReportLine }) {
  const { sides, team, nobody } = useWords(reportQueueWords).filters
  if (next === 'nobody') return <span className="text-ink-soft">{nobody}</span>
  const mine = next === (area === 'hello' ? 'operator' : 'company')
  const here = area === 'hello' ? { company: program.companyName, operator: team } : {}
  const name = { ...sides, ...here }[next]
  const look = mine ? (area === 'company' ? 'font-semibold text-senja-text' : '') : 'text-ink-soft'
  return (
    <span className={look} title={name}>
      {name}
    </span>
  )
}

function LineDue({ line: { dueAt } }: { line: ReportLine }) {
  const { noDue } = useWords(reportQueueWords)
  return dueAt ? <Due at={dueAt} /> : <span className="text-ink-soft">{noDue}</span>
}

function Assignee({ line: { assignee } }: { line: ReportLine }) {
  const { nobodyAssigned } = useWords(reportQueueWords)
  return assignee ?? <span className="text-ink-soft">{nobodyAssigned}</span>
}
