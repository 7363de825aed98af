import { type ReactNode, useRef } from 'react'
import type { ReportView } from '#domain/report/report-view.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { useArea } from '../area-of.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../locale.tsx'
import { WritingOn } from '../writing/writing-on.ts'
import { ReportAnchors } from './report-anchors.tsx'

type ReportDeskProps = {
  report: ReportView
  header: ReactNode
  /** What the reader may do, above its facts; beside the reading on wide screens, after it on phones. */
  actions: ReactNode
  children: ReactNode
}

/** A report in triage: reading on the left, acts on the right. */
export function ReportTriagePanel({ report, header, actions, children }: ReportDeskProps) {
  const desk = useRef<HTMLDivElement>(null)
  useKeys({ step: (digit) => openStep(desk.current, digit) })
  const words = useWords(reportActWords)
  return (
    <WritingOn value={{ reportId: report.id, area: useArea(), answers: report.audiences.length > 0 }}>
      <div
        ref={desk}
        className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]"
      >
        <div className="min-w-0 lg:col-span-2">{header}</div>
        <ReportAnchors report={report} className="lg:col-span-2" />
        <div className="grid min-w-0 content-start gap-4 lg:col-start-1 lg:row-start-3">{children}</div>
        <aside
          id="actions"
          aria-label={words.actions}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          className="unprinted grid min-w-0 gap-4 lg:sticky lg:top-26 lg:col-start-2 lg:row-start-3 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:overscroll-contain"
        >
          {actions}
        </aside>
      </div>
    </WritingOn>
  )
}

/** Opens the act of that number and leads into its form. */
function openStep(desk: HTMLElement | null, digit: string): boolean {
  const act = desk?.querySelectorAll<HTMLDetailsElement>('details[data-act]')[Number(digit) - 1]
  if (!act) return false
  act.open = true
  act.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus()
  act.scrollIntoView({ block: 'nearest' })
  return true
}
