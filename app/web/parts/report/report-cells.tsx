import { Badge } from '@cakrawala/ui/badge'
import type { ReportLine } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { Due } from '../due.tsx'
import { L, useWords } from '../locale.tsx'
import { UnreadMarker } from './report-status-badge.tsx'

// What the lists of those who work on reports show in a column.

type Area = 'hello' | 'company'

export function programNameOf(area: Area, { program }: ReportLine): string {
  return area === 'hello' ? `${program.title} · ${program.companyName}` : program.title
}

export function TitleLink({ area, line, isNews }: { area: Area; line: ReportLine; isNews: boolean }) {
  const words = useWords(reportQueueWords)
  const { hash, id, code, title } = line
  return (
    <span className="block" title={title}>
      <L to={`/${area}/reports/detail/${hash}/${id}`} className="hover:underline">
        {isNews && <UnreadMarker says={words.news} />}
        {title}
      </L>
      <span className="block text-xs font-normal text-ink-soft xl:hidden">
        <span className="font-mono whitespace-nowrap">{code}</span> · {programNameOf(area, line)}
      </span>
    </span>
  )
}

/** The last word, and beside it which way it went from a claim that differs. */
export function Severity({ line: { claimedLevel, level } }: { line: ReportLine }) {
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
export function Stage({ line: { stage, closeReason, fix } }: { line: ReportLine }) {
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
export function Waiting({ area, line: { next, program } }: { area: Area; line: ReportLine }) {
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

export function LineDue({ line: { dueAt } }: { line: ReportLine }) {
  const { noDue } = useWords(reportQueueWords)
  return dueAt ? <Due at={dueAt} /> : <span className="text-ink-soft">{noDue}</span>
}

export function Assignee({ line: { assignee } }: { line: ReportLine }) {
  const { nobodyAssigned } = useWords(reportQueueWords)
  return assignee ?? <span className="text-ink-soft">{nobodyAssigned}</span>
}
