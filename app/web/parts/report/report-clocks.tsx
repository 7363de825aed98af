import { now } from '@cakrawala/calendar/clock'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { Tone } from '@cakrawala/ui/tone'
import type { ClockView, ReportCore } from '#domain/report/report-view.ts'
import { dueText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { CalendarDownload } from '#web/parts/links.tsx'
import { Due, Timely, useDue } from '../due.tsx'
import { useLocale, useWords } from '../locale.tsx'

const tones: Record<ClockView['state'], Tone> = {
  running: 'neutral',
  soon: 'warning',
  overdue: 'danger',
  paused: 'neutral',
  met: 'success',
  missed: 'danger',
  dropped: 'neutral',
}

type ReportClocksProps = {
  report: Pick<ReportCore, 'hash' | 'id' | 'code' | 'clocks'>
  /** Path under which reports of the area are read, without language. */
  list: string
}

/** When the next of the running promises is due. */
export function nextDue(clocks: readonly ClockView[]): Date | null {
  const running = clocks.filter(({ stoppedAt, state }) => stoppedAt === null && state !== 'paused')
  return running.map(({ dueAt }) => dueAt).toSorted((a, b) => +a - +b)[0] ?? null
}

/** The promises on a report with day, hour and zone: running ones first. */
export function ReportClocks({ report, list }: ReportClocksProps) {
  const { hash, id, code, clocks } = report
  const words = useWords(reportWords)
  const locale = useLocale()
  const present = now()
  const due = useDue()
  const toCome = clocks.some(
    ({ state, dueAt }) => (state === 'running' || state === 'soon') && dueAt > present,
  )
  const sorted = [...clocks].sort((a, b) => Number(a.stoppedAt !== null) - Number(b.stoppedAt !== null))
  const next = nextDue(clocks)
  return (
    <Panel title={words.clocks.title} id="clocks" fold={next && <Due at={next} />}>
      {clocks.length === 0 && <p className="text-ink-soft">{words.clocks.empty}</p>}
      <ul className="grid gap-3">
        {sorted.map(({ kind, state, startedAt, dueAt }) => (
          <li
            key={`${kind}${startedAt.getTime()}`}
            className="flex flex-wrap items-center justify-between gap-2"
          >
            <span>{words.clocks[kind]}</span>
            <Badge tone={tones[state]}>
              <Timely>
                {words.clockStates[state]({ due: due(dueAt), late: dueText(dueAt, locale, present) })}
              </Timely>
            </Badge>
          </li>
        ))}
      </ul>
      {code && toCome && (
        <div className="mt-4">
          <CalendarDownload to={`${list}/${hash}/calendar/${id}`} />
        </div>
      )}
    </Panel>
  )
}
