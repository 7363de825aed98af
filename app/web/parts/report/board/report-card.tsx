import { Badge } from '@cakrawala/ui/badge'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { actsIn } from '#domain/report/next-action.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { boardWords } from '#i18n/report-board.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { Due } from '../../due.tsx'
import { L, useWords } from '../../locale.tsx'

type Area = 'hello' | 'company'
/** `marker`: what shows that the reader has not read its news, where there are any. */
type CardProps = { area: Area; line: ReportLine; marker: ReactNode }

/** One report on the board. It moves by its acts alone, to which its menu leads. */
export function ReportCard({ area, line, marker }: CardProps) {
  const words = useWords(reportQueueWords)
  const board = useWords(boardWords)
  const { id, hash, code, title, program, assignee, dueAt, next } = line
  const to = `/${area}/reports/detail/${hash}/${id}`
  return (
    <li
      data-row
      className="relative grid gap-1.5 rounded border border-line bg-surface p-3 text-sm focus-within:border-samudra"
    >
      <span className="font-mono text-xs text-ink-soft">{code}</span>
      <L
        to={to}
        className="line-clamp-3 font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {marker}
        {title}
      </L>
      <Level line={line} />
      <span className="truncate text-xs text-ink-soft">{program.title}</span>
      {next !== 'nobody' && (
        <span className="text-xs">{board.waiting({ who: sideOf(area, line, words.filters) })}</span>
      )}
      {dueAt && (
        <span className="text-xs">
          <Due at={dueAt} />
        </span>
      )}
      {assignee && <span className="text-xs text-ink-soft">{board.assignee({ who: assignee })}</span>}
      <CardActs area={area} line={line} to={to} />
    </li>
  )
}

type Filters = (typeof reportQueueWords)['id']['filters']

function sideOf(area: Area, { next, program }: ReportLine, { sides, team, nobody }: Filters): string {
  if (next === 'nobody') return nobody
  const here = area === 'hello' ? { company: program.companyName, operator: team } : {}
  return { ...sides, ...here }[next]
}

function Level({ line: { level, fix, closeReason, stage } }: { line: ReportLine }) {
  const { bands, fixes, closeReasons, stages } = useWords(reportWords)
  const band = bandOf(level)
  const valid = stage === 'valid' || stage === 'rated'
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
      <Badge tone={`severity-${band}`}>
        {bands[band]}
        {level !== null && <span className="font-normal tabular-nums">{level}</span>}
      </Badge>
      {closeReason ? closeReasons[closeReason] : valid && fix !== 'open' ? fixes[fix] : stages[stage]}
    </span>
  )
}

function CardActs({ area, line, to }: Omit<CardProps, 'marker'> & { to: string }) {
  const words = useWords(boardWords)
  const { acts } = useWords(reportActWords)
  const possible = actsIn(line, area === 'hello' ? 'operator' : 'company')
  return (
    <details name="card-acts" className="group/acts relative z-1 -mx-3 -mb-3 border-t border-line">
      <summary
        aria-label={words.actsOf({ code: line.code ?? line.title })}
        className="flex min-h-11 cursor-pointer list-none items-center px-3 text-xs font-semibold hover:bg-sunk md:min-h-8 [&::-webkit-details-marker]:hidden"
      >
        {words.acts}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4 text-ink-soft transition-transform group-open/acts:rotate-180"
        />
      </summary>
      <ul className="border-t border-line py-1 text-xs">
        {possible.map((act) => (
          <li key={act}>
            <Act to={`${to}?act=${act}`}>{acts[act].title}</Act>
          </li>
        ))}
        <li>
          <Act to={to}>{words.open}</Act>
        </li>
      </ul>
    </details>
  )
}

function Act({ to, children }: { to: string; children: string }) {
  return (
    <L to={to} className="flex min-h-11 items-center px-3 hover:bg-sunk md:min-h-8">
      {children}
    </L>
  )
}
