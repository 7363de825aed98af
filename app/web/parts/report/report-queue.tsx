import { Badge } from '@cakrawala/ui/badge'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReportLine } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { Due } from '../due.tsx'
import { L, useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { UnreadMarker } from './report-status-badge.tsx'

type Area = 'hello' | 'company'
type ReportQueueProps = {
  area: Area
  rows: readonly ReportLine[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
}

/** Reports as those who work on them read them: what, how bad, on whom it waits, until when. */
export function ReportQueue({ area, rows, news }: ReportQueueProps) {
  const { columns: names } = useWords(reportQueueWords)
  if (rows.length > 0) preloadMono()
  const columns: Column<ReportLine>[] = [
    {
      ...{ key: 'title', header: names.title, main: true },
      cell: (line) => <TitleLink area={area} line={line} isNews={news.includes(line.id)} />,
    },
    { key: 'severity', header: names.severity, cell: (line) => <Severity line={line} /> },
    { key: 'stage', header: names.stage, cell: (line) => <Stage line={line} /> },
    { key: 'waiting', header: names.waiting, cell: (line) => <Waiting area={area} line={line} /> },
    { key: 'due', header: names.due, nowrap: true, cell: (line) => <LineDue line={line} /> },
  ]
  if (area === 'hello')
    columns.push({ key: 'assignee', header: names.assignee, cell: (line) => <Assignee line={line} /> })
  return <Table caption={names.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function TitleLink({ area, line, isNews }: { area: Area; line: ReportLine; isNews: boolean }) {
  const words = useWords(reportQueueWords)
  const { hash, id, code, title, program } = line
  const place = area === 'hello' ? `${program.title} · ${program.companyName}` : program.title
  return (
    <span className="grid gap-0.5 xl:min-w-64">
      <L to={`/${area}/reports/detail/${hash}/${id}`} className="line-clamp-2 hover:underline">
        {isNews && <UnreadMarker says={words.news} />}
        {title}
      </L>
      <span className="line-clamp-2 text-xs font-normal text-ink-soft">
        <span className="font-mono whitespace-nowrap">{code}</span> · {place}
      </span>
    </span>
  )
}

/** The claim, and after it the last word where that differs. */
function Severity({ line: { claimedLevel, level } }: { line: ReportLine }) {
  const { becomes } = useWords(reportQueueWords)
  if (level === claimedLevel) return <Level level={level} />
  return (
    <span className="inline-flex flex-wrap items-center gap-1 2xl:flex-nowrap">
      <Level level={claimedLevel} />
      <span className="inline-flex items-center gap-1">
        <span aria-hidden>→</span>
        <span className="sr-only">{becomes}</span>
        <Level level={level} />
      </span>
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
    <span className="grid">
      {stages[stage]}
      {beside && <span className="text-xs text-ink-soft">{beside}</span>}
    </span>
  )
}

/** The reader's own turn is emphasized. */
function Waiting({ area, line: { next, program } }: { area: Area; line: ReportLine }) {
  const { sides, nobody } = useWords(reportQueueWords).filters
  if (next === 'nobody') return <span className="text-ink-soft">{nobody}</span>
  const mine = next === (area === 'hello' ? 'operator' : 'company')
  const name = area === 'hello' && next === 'company' ? program.companyName : sides[next]
  return <span className={mine ? 'font-semibold text-senja-text' : ''}>{name}</span>
}

function LineDue({ line: { dueAt } }: { line: ReportLine }) {
  const { noDue } = useWords(reportQueueWords)
  return dueAt ? <Due at={dueAt} /> : <span className="text-ink-soft">{noDue}</span>
}

function Assignee({ line: { assignee } }: { line: ReportLine }) {
  const { nobodyAssigned } = useWords(reportQueueWords)
  return assignee ?? <span className="text-ink-soft">{nobodyAssigned}</span>
}
