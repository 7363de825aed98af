import { Badge } from '@cakrawala/ui/badge'
import type { CloseReason, Stage } from '#domain/report/report-lifecycle.ts'
import { reportWords } from '#i18n/report.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The stage of a report in the colour of its status (1 in verification, 2 valid, 3 closed); closed ones name the reason. */
export function ReportStatusBadge({ stage, closeReason }: { stage: Stage; closeReason: CloseReason | null }) {
  const words = useWords(reportWords)
  if (stage === 'closed' && closeReason !== null) {
    return (
      <Badge tone={closeReason === 'resolved' ? 'success' : 'neutral'}>
        {words.status.s3} · {words.closeReasons[closeReason]}
      </Badge>
    )
  }
  if (stage === 'draft') return <Badge>{words.stages.draft}</Badge>
  return (
    <Badge tone={stage === 'valid' || stage === 'rated' ? 'primary' : 'warning'}>{words.stages[stage]}</Badge>
  )
}

type SeverityBadgeProps = { level: RiskLevel | null; claimed?: boolean; short?: boolean }

/** The band of a risk level; `claimed` marks one no one has confirmed yet, `short` leaves the level a number. */
export function SeverityBadge({ level, claimed = false, short = false }: SeverityBadgeProps) {
  const words = useWords(reportWords)
  const band = bandOf(level)
  return (
    <Badge tone={`severity-${band}`}>
      {words.bands[band]}
      {level !== null && (
        <span className="font-normal tabular-nums">{short ? level : ` · ${words.level({ level })}`}</span>
      )}
      {claimed && level !== null && <span className="font-normal"> ({words.claimed})</span>}
    </Badge>
  )
}

/** A fact of a row beside what it is about: whole on hover where it is cut. */
export function Quiet({ mono = false, children }: { mono?: boolean; children: string | null }) {
  return (
    <span className={`text-xs text-ink-soft ${mono ? 'font-mono' : ''}`} title={children ?? undefined}>
      {children}
    </span>
  )
}

/** The unread marker beside the title of a report. */
export function UnreadMarker({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden className="me-1.5 inline-block size-2 rounded-full bg-senja align-middle" />
      <span className="sr-only">{says}: </span>
    </>
  )
}
