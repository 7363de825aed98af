import { BarChart } from '@cakrawala/ui/bar-chart'
import { Panel } from '@cakrawala/ui/panel'
import Hourglass from 'lucide-react/icons/hourglass'
import type { ReportTurns } from '#domain/report/open-reports.server.ts'
import type { NextActor } from '#domain/report/report-lifecycle.ts'
import { homeWords } from '#i18n/homes.ts'
import { reportWords } from '#i18n/report.ts'
import { useWords } from '#web/parts/locale.tsx'
import { type Reader, usePartyName } from './report-reader.ts'

const sides: Record<Reader, NextActor> = { reporter: 'reporter', company: 'company', hello: 'operator' }

/** Whether the report waits for the side of this reader. */
function isMyTurn(next: NextActor, reader: Reader): boolean {
  return sides[reader] === next
}

/** Whom a report is waiting on, from the reader's point of view. */
export function WaitingOn({
  next,
  reader,
  companyName,
}: {
  next: NextActor
  /** Null for a reader who never has to act. */
  reader: Reader | null
  companyName: string
}) {
  const { waiting } = useWords(reportWords)
  const nameOf = usePartyName(companyName)
  if (next === 'nobody') return <span className="text-ink-soft">{waiting.nobody}</span>
  const mine = reader !== null && isMyTurn(next, reader)
  return (
    <span
      className={`inline-flex items-center gap-2 ${mine ? 'font-semibold text-senja-text' : 'text-ink-soft'}`}
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      {mine ? waiting.you[reader] : waiting.other({ who: nameOf({ kind: next, name: null }) })}
    </span>
  )
}

type Side = keyof ReportTurns

/** Open reports by the party that acts next, the reader's own side in the stronger colour. Nothing without open reports. */
export function TurnChart({
  title,
  turns,
  own,
  you,
}: {
  title: string
  turns: ReportTurns
  own: Side
  you?: string
}) {
  const names = useWords(homeWords).turns
  const sides: Side[] = ['reporter', 'operator', 'company']
  if (sides.every((side) => turns[side] === 0)) return null
  const bars = sides.map((key) => ({
    key,
    label: key === own && you ? you : names[key],
    value: turns[key],
    valueText: String(turns[key]),
    tone: key === own ? ('accent' as const) : ('primary' as const),
  }))
  return (
    <Panel title={title}>
      <BarChart label={title} bars={bars} />
    </Panel>
  )
}
