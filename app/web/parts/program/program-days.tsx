import type { ProgramLine } from '#domain/program/program-view.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { useLocale, useWords } from '../locale.tsx'

type Term = Pick<ProgramLine, 'status' | 'validUntil' | 'daysLeft'>

/** Days left, with the exact last day on hover. */
export function DaysLeft({ program }: { program: Term }) {
  const words = useWords(programWords)
  const locale = useLocale()
  return (
    <time
      dateTime={program.validUntil}
      title={dateText(startOf(program.validUntil), locale)}
      className="tabular-nums"
    >
      {program.status === 'ended'
        ? words.over
        : program.daysLeft === 0
          ? words.lastDay
          : words.days({ count: program.daysLeft })}
    </time>
  )
}

/** A calendar day (`YYYY-MM-DD`, Asia/Jakarta) as one reads it. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dateText(startOf(day), useLocale())}</time>
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
