import Hourglass from 'lucide-react/icons/hourglass'
import type { NextActor } from '#domain/report/report-lifecycle.ts'
import { reportWords } from '#i18n/report.ts'
import { useWords } from '../locale.tsx'
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
